import { Refusal } from '../../../contract/wire/errors.ts'

/** The text is quoted from the specification. It is shown for the form and at the field. */
export function rejectQuantity(): Refusal {
  return new Refusal(400, {
    reason: 'goods.multiple_of_min',
    fields: { cart_num: { key: 'goods.multiple_of_min' } },
  })
}
