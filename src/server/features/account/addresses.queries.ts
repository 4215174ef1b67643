import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { addresses } from './account.tables.ts'

export type AddressRow = typeof addresses.$inferSelect
export type NewAddress = Omit<typeof addresses.$inferInsert, 'userId'>

export async function listAddressRows(db: Database, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefaultShipping), desc(addresses.isDefaultBilling), asc(addresses.id))
}

export async function countAddresses(db: Database, userId: number): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId))
}

export async function insertAddress(db: Database, userId: number, address: NewAddress): Promise<AddressRow> {
  const [row] = await db
    .insert(addresses)
    .values({ ...address, userId })
    .returning()
  if (!row) throw new Error('an address was not stored')
  return row
}

/** Returns null when the user has no such address. */
export async function updateAddress(
  db: Database,
  userId: number,
  id: number,
  address: NewAddress,
): Promise<AddressRow | null> {
  const [row] = await db
    .update(addresses)
    .set(address)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning()
  return row ?? null
}

export async function removeAddress(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return rowCount === 1
}

type Defaults = Pick<NewAddress, 'isDefaultShipping' | 'isDefaultBilling'>

/** There is one default of each kind, so the previous one is cleared. */
export async function clearDefaults(
  db: Database,
  userId: number,
  { isDefaultShipping, isDefaultBilling }: Defaults,
  exceptId = 0,
): Promise<void> {
  const others = and(eq(addresses.userId, userId), ne(addresses.id, exceptId))
  if (isDefaultShipping) await db.update(addresses).set({ isDefaultShipping: false }).where(others)
  if (isDefaultBilling) await db.update(addresses).set({ isDefaultBilling: false }).where(others)
}
