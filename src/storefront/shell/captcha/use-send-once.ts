import type { Call } from '../../../contract/wire/call.ts'
import type { CallData, CallInput, Endpoint } from '../../../contract/wire/endpoint.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { untilUsable } from './until-usable.ts'

/** Sends a form with a verification code once. A new code does not make it another request. */
export function useSendOnce<E extends Endpoint>(endpoint: E) {
  const send = useIdempotencyKey()
  return async (call: Call, input: CallInput<E>): Promise<CallData<E>> => {
    const { captcha_id, captcha_code, ...fields }: Record<string, unknown> = Object.assign({}, input)
    await untilUsable(captcha_id)
    return send(call, endpoint, input, fields)
  }
}
