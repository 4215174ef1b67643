import type { Database } from '../../database/connection.ts'
import { findCustomerByEmail } from './customers.queries.ts'

/** A person as the subject of an audit entry, by number only: the trail outlives an erased person. */
export function customerSubject({ id }: { id: number }) {
  return { kind: 'customer', id, label: `#${id}` }
}

export function companySubject({ id }: { id: number }) {
  return { kind: 'company', id, label: `#${id}` }
}

/** 0: a mailbox that has neither an account nor an order nor a request, such as a subscriber's. */
export async function mailboxSubject(db: Database, emailKey: string) {
  const found = await findCustomerByEmail(db, emailKey)
  return customerSubject(found ?? { id: 0 })
}
