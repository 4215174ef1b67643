import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { knownDevices, users } from './account.tables.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findUserByEmail(db: Database, emailKey: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return row ?? null
}

/** The user and whether this browser is known, in one query for a uniform response time. */
export async function findForSignIn(db: Database, emailKey: string, deviceHash: Buffer) {
  const [row] = await db
    .select({ user: users, isKnownDevice: sql<boolean>`${knownDevices.userId} is not null` })
    .from(users)
    .leftJoin(knownDevices, and(eq(knownDevices.userId, users.id), eq(knownDevices.deviceHash, deviceHash)))
    .where(eq(users.emailKey, emailKey))
  return row ?? { user: null, isKnownDevice: false }
}

/** Until one is activated, the account shows the latest registration. Null when the email has an account. */
export async function saveRegistration(db: Database, user: NewUser): Promise<number | null> {
  const { emailKey, ...fields } = user
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.emailKey,
      set: { ...fields, agreedAt: sql`now()` },
      setWhere: and(isNull(users.activatedAt), isNull(users.disabledAt)),
    })
    .returning({ id: users.id })
  return row?.id ?? null
}

/** Returns false when there is nothing to activate. */
export async function activateUser(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ activatedAt: sql`coalesce(${users.activatedAt}, now())` })
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
  return rowCount === 1
}

/**
 * Gives a new account the data its owner registered. Without a registration it starts empty: another person
 * may have entered the row's data, and checkout would suggest it as the shipping address.
 */
export async function saveRegistered(
  db: Database,
  id: number,
  registration: Registered | null,
): Promise<void> {
  await db
    .update(users)
    .set(registration ? pickRegistered(registration) : NOTHING_REGISTERED)
    .where(eq(users.id, id))
}

type Registered = Omit<Profile, 'jobTitle'> & Pick<UserRow, 'email' | 'passwordHash' | 'lang'>

function pickRegistered(registration: Registered): Registered {
  const { email, passwordHash, lang, contactName, telephone, companyName, country, city, state, address } =
    registration
  return { email, passwordHash, lang, contactName, telephone, companyName, country, city, state, address }
}

const NOTHING_REGISTERED = {
  contactName: '',
  telephone: '',
  companyName: '',
  country: '',
  city: '',
  state: '',
  address: '',
}

/** Mails use the language that the customer last used. */
export async function saveLang(db: Database, id: number, lang: string): Promise<void> {
  await db.update(users).set({ lang }).where(eq(users.id, id))
}

export async function savePassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

type Profile = Pick<
  UserRow,
  'contactName' | 'telephone' | 'jobTitle' | 'companyName' | 'country' | 'city' | 'state' | 'address'
>

export async function saveProfile(db: Database, id: number, profile: Profile): Promise<UserRow | null> {
  const [row] = await db.update(users).set(profile).where(eq(users.id, id)).returning()
  return row ?? null
}

/**
 * Reads the current row and locks it until the transaction ends. Always lock it before any other row of the
 * user.
 */
export async function lockUser(db: TransactionDatabase, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  return row ?? null
}
