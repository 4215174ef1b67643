import type { FormValues } from '../../../../web/forms/read-form.ts'

/** In place of a saved address: the fields below it. */
export const ANOTHER = 'another'

const FIELDS = [
  'contact_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
  'telephone',
]

/** The body of an order, of what stands in the form. Fields that are not on show are not sent. */
export function composeOrder(typed: FormValues): Record<string, unknown> {
  const isSame = typed.billing_same === true
  return {
    email: typed.email,
    company_name: typed.company_name,
    ...addressOf(typed, 'shipping_address'),
    billing_same: isSame,
    ...(isSame ? {} : addressOf(typed, 'billing_address')),
    shipping_id: typed.shipping_id || undefined,
    pay_method: typed.pay_method,
    po_number: typed.po_number,
    remark: typed.remark,
  }
}

function addressOf(typed: FormValues, kind: 'shipping_address' | 'billing_address'): Record<string, unknown> {
  const chosen = typed[`${kind}_choice`] ?? ANOTHER
  if (chosen !== ANOTHER) return { [`${kind}_id`]: Number(chosen) }
  return { [kind]: Object.fromEntries(FIELDS.map(name => [name, typed[`${kind}.${name}`]])) }
}
