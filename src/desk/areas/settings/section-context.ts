import { createContext, useContext } from 'react'
import type { SettingConflict, SettingField } from '../../../contract/desk/settings.ts'

type OpenSection = {
  /** The saved values. */
  fields: readonly SettingField[]
  conflicts: readonly SettingConflict[]
  mayEdit: boolean
  /** For changes that are not typed into a field. */
  touch: () => void
  /** Ends a conflict: with the other person's value, or with the own. */
  settle: (conflict: SettingConflict, isTheirs: boolean) => void
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
