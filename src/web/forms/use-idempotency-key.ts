import { useRef } from 'react'
import type { Call } from '../../contract/wire/call.ts'
import type { CallData, CallInput, Endpoint } from '../../contract/wire/endpoint.ts'
import { newKey } from '../browser/new-key.ts'

type Sent = { body: string; key: string }

/**
 * Sends a call that must not be processed twice: the same fields are sent with the same Idempotency-Key until a
 * response arrives. `fields` are the input without values that may differ in a retry.
 */
export function useIdempotencyKey() {
  const last = useRef<Sent | null>(null)
  return async <E extends Endpoint>(
    call: Call,
    endpoint: E,
    input: CallInput<E>,
    fields: unknown = input,
  ): Promise<CallData<E>> => {
    const body = JSON.stringify(fields)
    const sent = last.current?.body === body ? last.current : { body, key: newKey() }
    last.current = sent
    const data = await call(endpoint, input, { headers: { 'Idempotency-Key': sent.key } })
    last.current = null
    return data
  }
}
