import { Refusal } from '../../../contract/errors.ts'

/** The same for links that are too old and for those that never were. */
export function refuseToken(): Refusal {
  return new Refusal(400, { message: 'errors.link_invalid', fields: { token: 'errors.link_invalid' } })
}
