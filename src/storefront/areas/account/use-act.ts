import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRefusedFor } from '../../../contract/wire/errors.ts'
import { useSay } from '../../../web/forms/form-context.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { tell } from '../../shell/notices/notices.ts'

type Act = {
  isBusy: boolean
  /** True when it was done; otherwise the visitor has been told why not. */
  run: (send: () => Promise<unknown>, done: string) => Promise<boolean>
}

/** One press of a button that changes something: the call, the list anew, a word about it. */
export function useAct(): Act {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const attempt = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send()
      await revalidate()
      tell({ text: done })
      return true
    } catch (error) {
      tell({ text: say(wordingOf(error)), isError: true })
      // Gone in another tab: what is on show is no longer true.
      if (isRefusedFor(error, 'errors.not_found')) await revalidate()
      return false
    }
  }

  const run: Act['run'] = async (send, done) => {
    if (isSending.current) return false
    isSending.current = true
    setIsBusy(true)
    const isDone = await attempt(send, done)
    isSending.current = false
    setIsBusy(false)
    return isDone
  }
  return { isBusy, run }
}
