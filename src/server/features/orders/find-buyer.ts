import type * as z from 'zod/mini'
import type * as orders from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { MessageKey } from '../../../contract/wire/messages.ts'
import type { Context, Identity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { findSavedAddress, getProfileOf } from '../account/index.ts'

type PlaceOrder = typeof orders.placeOrder
type Body = z.output<NonNullable<PlaceOrder['body']>>

export type Buyer = {
  email: string
  companyName: string
  shippingAddress: orders.OrderAddress
  billingAddress: orders.OrderAddress
}

/** Buyer and addresses: entered, or saved in the account. */
export async function findBuyer(
  { db, who: { user } }: Pick<Context, 'db' | 'who'>,
  body: Body,
): Promise<Buyer> {
  const profile = user && (await getProfileOf(db, user.userId))
  const email = profile?.email ?? body.email
  if (!email) throw refuseField('email', 'errors.email_required')
  return {
    email,
    companyName: body.company_name || (profile?.company_name ?? ''),
    ...(await findAddresses({ db, user }, body)),
  }
}

type TypedAddresses = Pick<
  Body,
  'shipping_address' | 'shipping_address_id' | 'billing_address' | 'billing_address_id' | 'billing_same'
>

export async function findAddresses(
  { db, user }: { db: Database; user: Identity | null },
  body: TypedAddresses,
): Promise<Pick<Buyer, 'shippingAddress' | 'billingAddress'>> {
  const shippingAddress = await resolve(db, user, 'shipping_address', body)
  const isSame = body.billing_same ?? !(body.billing_address || body.billing_address_id)
  const billingAddress = isSame ? shippingAddress : await resolve(db, user, 'billing_address', body)
  return { shippingAddress, billingAddress }
}

async function resolve(
  db: Database,
  user: Identity | null,
  kind: 'shipping_address' | 'billing_address',
  body: TypedAddresses,
): Promise<orders.OrderAddress> {
  const typed = body[kind]
  if (typed) return typed
  const id = body[`${kind}_id`]
  if (id === undefined) throw refuseField(kind, 'errors.address_required')
  const saved = user && (await findSavedAddress(db, user.userId, id))
  if (!saved) throw new Refusal(404)
  const { id: _, is_default_shipping, is_default_billing, ...address } = saved
  return address
}

function refuseField(field: string, key: MessageKey): Refusal {
  return new Refusal(400, { reason: 'errors.check_input', fields: { [field]: { key } } })
}
