import { type FormEvent, type RefObject, useCallback } from 'react'
import { useApi } from '../browser/use-call.ts'
import { clearDraft, fillIn, isKeptElsewhere, keptControls, recallDraft, writeDraft } from './draft.ts'
import { readForm } from './read-form.ts'

type DraftHandle = {
  recall: () => void
  keep: (event: FormEvent<HTMLFormElement>) => void
  forget: () => void
}

/** What is typed survives an error, a reload and a switch of language, until it is sent or the tab is closed. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, name: string | undefined): DraftHandle {
  const { accountKey } = useApi()
  const recall = useCallback(() => {
    const form = ref.current
    if (name && form) recallDraft(name, accountKey(), values => fillIn(form, values))
  }, [ref, name, accountKey])

  const keep = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // First of all, because a form may have thousands of fields that are kept elsewhere.
    if (!name || !(target instanceof Element) || isKeptElsewhere(target)) return
    const changed = keptControls(currentTarget).find(control => control === target)
    if (!changed) return
    const value = readForm(currentTarget)[changed.name]
    if (value !== undefined) writeDraft(name, accountKey(), { [changed.name]: value })
  }
  return { recall, keep, forget: () => name && clearDraft(name) }
}
