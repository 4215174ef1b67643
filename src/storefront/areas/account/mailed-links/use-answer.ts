import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallData, Endpoint } from '../../../../contract/wire/endpoint.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { checkedInput } from '../../../../web/forms/checked-input.ts'
import { type Problem, problemOf } from '../../../../web/forms/problem.ts'

type Answer<D> =
  | { is: 'unasked' }
  | { is: 'awaited' }
  | { is: 'here'; data: D }
  | { is: 'refused'; problem: Problem }

/**
 * Sends the token of a mailed link on request. Changes wait for a click: mail scanners follow links, some in a full
 * browser, and would use them up.
 */
export function useAnswer<E extends Endpoint>(endpoint: E, token: string) {
  const call = useCall({ asVisitor: true })
  const [answer, setAnswer] = useState<Answer<CallData<E>>>({ is: 'unasked' })

  const ask = useCallback(async () => {
    setAnswer({ is: 'awaited' })
    try {
      setAnswer({ is: 'here', data: await call(endpoint, checkedInput(endpoint, { token })) })
    } catch (error) {
      setAnswer({ is: 'refused', problem: problemOf(error, ['password']) })
    }
  }, [call, endpoint, token])

  return { answer, ask }
}

/** Sends the token when the page is shown, for links that change nothing or can be undone with one click. */
export function useAnswerAtOnce<E extends Endpoint>(endpoint: E, token: string) {
  const { answer, ask } = useAnswer(endpoint, token)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    void ask()
  }, [ask])
  return { answer, ask }
}
