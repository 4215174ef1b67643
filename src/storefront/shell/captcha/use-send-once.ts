import { useRef } from 'react'
import type { Call } from '../../../contract/wire/call.ts'
import type { CallData, CallInput, Endpoint } from '../../../contract/wire/endpoint.ts'
import { newKey } from '../../../web/browser/new-key.ts'
import { untilUsable } from './until-usable.ts'

type Sent = { body: string; key: string }

/**
 * Sends a form that must not be processed twice: the same fields are sent with the same Idempotency-Key until a
 * response arrives. A new verification code does not make it another request.
 */
export function useSendOnce<E extends Endpoint>(endpoint: E) {
  const last = useRef<Sent | null>(null)
  return async (call: Call, input: CallInput<E>): Promise<CallData<E>> => {
    const { captcha_id, captcha_code, ...fields }: Record<string, unknown> = Object.assign({}, input)
    const body = JSON.stringify(fields)
    const sent = last.current?.body === body ? last.current : { body, key: newKey() }
    last.current = sent
    await untilUsable(captcha_id)
    const data = await call(endpoint, input, { headers: { 'Idempotency-Key': sent.key } })
    last.current = null
    return data
  }
}
