import { Refusal } from '../../../contract/wire/errors.ts'

/** In the words of the specification, for the form and beside its field. */
export function refuseQuantity(): Refusal {
  return new Refusal(400, { message: 'goods.multiple_of_min', fields: { cart_num: 'goods.multiple_of_min' } })
}
