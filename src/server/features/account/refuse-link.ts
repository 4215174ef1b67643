import { Refusal } from '../../../contract/wire/errors.ts'

/** The same for used, expired and unknown links. */
export function refuseLink(): Refusal {
  return new Refusal(400, {
    reason: 'errors.link_invalid',
    fields: { token: { key: 'errors.link_invalid' } },
  })
}
