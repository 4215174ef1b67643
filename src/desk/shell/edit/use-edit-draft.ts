import { useEffect, useState } from 'react'
import { useApi } from '../../../web/browser/use-call.ts'
import { clearDraft, readDraft, writeDraft } from '../../../web/forms/draft.ts'

/**
 * Names the draft of a form that changes a record. The draft survives a reload and a new sign-in, because these
 * load a new document. It ends when the person leaves the form: later, it could not be told from saved values.
 *
 * The name includes the revision of the record, so that a draft is never put over the change of a colleague.
 */
export function useEditDraft(...name: readonly (string | number)[]): string {
  const joined = name.join(' ')
  useEffect(() => () => clearDraft(joined), [joined])
  return joined
}

/** A text of a draft that is not the value of a field. */
export function useDraftText(draft: string, name: string, first: string): [string, (text: string) => void] {
  const { accountKey } = useApi()
  const [text, setText] = useState(() => {
    const kept = readDraft(draft, accountKey())[name]
    return typeof kept === 'string' ? kept : first
  })
  const change = (next: string) => {
    writeDraft(draft, accountKey(), { [name]: next })
    setText(next)
  }
  return [text, change]
}
