import type { FormValues } from '../../../../web/forms/read-form.ts'

/** Stands for the address fields in place of a saved address. */
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

/** Builds the body of an order from the form. Hidden fields are not sent. */
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
    vat_id: typed.vat_id || undefined,
    eori: typed.eori || undefined,
  }
}

function addressOf(typed: FormValues, kind: 'shipping_address' | 'billing_address'): Record<string, unknown> {
  const chosen = typed[`${kind}_choice`] ?? ANOTHER
  if (chosen !== ANOTHER) return { [`${kind}_id`]: Number(chosen) }
  return { [kind]: Object.fromEntries(FIELDS.map(name => [name, typed[`${kind}.${name}`]])) }
}
