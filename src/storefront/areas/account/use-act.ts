import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRefusedFor } from '../../../contract/wire/errors.ts'
import { useSay } from '../../../web/forms/form-context.ts'
import { wordingOf } from '../../../web/forms/problem.ts'
import { tell } from '../../shell/notices/notices.ts'

type Act = {
  isBusy: boolean
  /** True on success; otherwise the visitor has been told the reason. */
  run: (send: () => Promise<unknown>, done: string) => Promise<boolean>
}

/** Handles a button that changes something: sends the call, reloads the list and shows a message. */
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
      // Removed in another tab: the list on screen is outdated.
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
