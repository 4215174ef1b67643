import { createContext, useContext, useEffect } from 'react'
import type { SettingField } from '../../../contract/desk/settings.ts'
import type { EditConflict } from '../../shell/edit/use-edit.ts'
import { useDraftText } from '../../shell/edit/use-edit-draft.ts'

type OpenSection = {
  /** Where the form keeps its unsaved fields. */
  draft: string
  /** The saved values. */
  fields: readonly SettingField[]
  conflicts: readonly EditConflict[]
  mayEdit: boolean
  /** For changes that are not typed into a field. */
  touch: () => void
  /** Takes over the other person's values. Saving again keeps the own value. */
  takeTheirs: (conflict: EditConflict) => void
}

const SectionContext = createContext<OpenSection | null>(null)

export const SectionProvider = SectionContext.Provider

export function useSection(): OpenSection {
  const section = useContext(SectionContext)
  if (!section) throw new Error('no section of the settings around this field')
  return section
}

export function useSetting(name: string): SettingField {
  const field = useSection().fields.find(known => known.name === name)
  if (!field) throw new Error(`the section has no setting ${name}`)
  return field
}

/** The new value of a setting that is not typed into a field, and how to change it. */
export function useSettingText(name: string): [string, (text: string) => void] {
  const { draft, touch } = useSection()
  const { value } = useSetting(name)
  const [text, setText] = useDraftText(draft, name, value)
  const isRestored = text !== value
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first fields were restored
  useEffect(() => {
    if (isRestored) touch()
  }, [])
  const change = (next: string) => {
    touch()
    setText(next)
  }
  return [text, change]
}
