import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallData, Endpoint } from '../../../contract/endpoint.ts'
import { useCall } from '../../browser/use-call.ts'
import { checkedInput } from '../../forms/checked-input.ts'
import { type Problem, problemOf } from '../../forms/problem.ts'

type Answer<D> = { is: 'awaited' } | { is: 'here'; data: D } | { is: 'refused'; problem: Problem }

/**
 * Sends the token of a mailed link once the page is shown in a browser. Never while the server renders: scanners of
 * mail follow links, and would use them up.
 */
export function useAnswer<E extends Endpoint>(endpoint: E, token: string | null) {
  const call = useCall()
  const [answer, setAnswer] = useState<Answer<CallData<E>>>({ is: 'awaited' })
  const hasAsked = useRef(false)

  const ask = useCallback(async () => {
    setAnswer({ is: 'awaited' })
    try {
      setAnswer({ is: 'here', data: await call(endpoint, checkedInput(endpoint, { token })) })
    } catch (error) {
      setAnswer({ is: 'refused', problem: problemOf(error, []) })
    }
  }, [call, endpoint, token])

  useEffect(() => {
    if (token === null || hasAsked.current) return
    hasAsked.current = true
    void ask()
  }, [token, ask])

  return { answer, ask }
}
