import { randomBytes } from 'node:crypto'
import { emailKey } from '../../../domain/email.ts'
import { isLocal } from '../../../domain/is-local.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { Role } from '../../../domain/rights.ts'
import type { Client, ShopContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { hashPassword } from '../account/index.ts'
import { newRecoveryCode, recoveryHash, SECRET_BYTES } from './factor.ts'
import { seal } from './seal.ts'
import { addDemoRow, changeStaffRow, endDemoStaff, listDemoRows, type StaffRow } from './staff.queries.ts'

export const DEMO_PASSWORD = 'try-the-desk-1'

type DemoPerson = { email: string; name: string; roles: Role[] }

const PEOPLE: readonly DemoPerson[] = [
  { email: 'owner@demo.example', name: 'Demo owner', roles: ['owner'] },
  { email: 'sales@demo.example', name: 'Demo sales', roles: ['sales'] },
  { email: 'warehouse@demo.example', name: 'Demo warehouse', roles: ['warehouse'] },
]

/** Three people with a documented password. Returns their ids by role. */
export async function addDemoStaff(db: Database): Promise<Map<Role, number>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ids = new Map<Role, number>()
  for (const { roles, ...person } of PEOPLE) {
    const added = { ...person, roles, emailKey: emailKey(person.email), lang: DEFAULT_LANG, passwordHash }
    const id = await addDemoRow(db, added)
    for (const role of roles) ids.set(role, id)
  }
  return ids
}

export type DemoSignIn = { email: string; codes: string[] }

const CODES = 3

/**
 * At each start. On a local machine: how the people of the demo sign in. The owner has to have a second factor, and
 * gets new recovery codes instead of an app. Anywhere else they are disabled.
 */
export async function openDemoDesk(
  { db, keys }: Pick<ShopContext, 'db'> & { keys: () => Promise<{ staff: Buffer }> },
  { isOpen }: { isOpen: boolean },
): Promise<DemoSignIn[]> {
  if (!isOpen) {
    await endDemoStaff(db)
    return []
  }
  const people = (await listDemoRows(db)).filter(({ disabledAt }) => disabledAt === null)
  const { staff: key } = await keys()
  return Promise.all(people.map(person => toSignIn(db, person, key)))
}

async function toSignIn(db: Database, person: StaffRow, key: Buffer): Promise<DemoSignIn> {
  if (!person.roles.includes('owner')) return { email: person.email, codes: [] }
  const codes = Array.from({ length: CODES }, newRecoveryCode)
  await changeStaffRow(db, person.id, {
    totpSecret: person.totpSecret ?? seal(randomBytes(SECRET_BYTES), key),
    recoveryHashes: codes.map(recoveryHash),
  })
  return { email: person.email, codes }
}

/** As counted for allowances: `::1` is one of its network. */
const THIS_MACHINE = /^127(?:\.\d+){3}$|^0:0:0:0::\/64$/
const PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Their password is public: it works without a proxy, on the machine of the shop only. */
export function mayUseDemo({ address, header }: Client): boolean {
  if (!THIS_MACHINE.test(address) || PROXIES.some(name => header(name))) return false
  return isLocal((header('host') ?? '').replace(/:\d+$/, ''))
}
