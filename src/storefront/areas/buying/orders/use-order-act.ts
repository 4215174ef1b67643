import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '../../../../contract/wire/errors.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { problemOf } from '../../../../web/forms/problem.ts'

type OrderAct = {
  isBusy: boolean
  /** Why the last one was not done; null when it was. */
  trouble: string | null
  run: (send: () => Promise<unknown>) => Promise<void>
}

/** One press that does something to an order, which is then shown as it has become. */
export function useOrderAct(): OrderAct {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const attempt = async (send: () => Promise<unknown>) => {
    try {
      await send()
      await revalidate()
    } catch (error) {
      setTrouble(say(problemOf(error, []).text ?? ''))
      // It has moved on in another tab, or at our desk: what is on show is no longer true.
      if (error instanceof Refusal && error.status === 409) await revalidate()
    }
  }

  const run = async (send: () => Promise<unknown>) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setTrouble(null)
    await attempt(send)
    isSending.current = false
    setIsBusy(false)
  }
  return { isBusy, trouble, run }
}
