import { createHash, createSecretKey } from 'node:crypto'
import type pg from 'pg'
import { sign } from '../src/server/api/own-cookies.ts'
import { hashPassword } from '../src/server/features/account/passwords.ts'

/** Headers of a visitor, a customer and a member of staff. */
export type TrialPeople = { visitor: Headers; customer: Headers; staff: Headers }
type Headers = Record<string, string>

const CUSTOMER = 'trial-customer@example.com'
const OWNER = 'trial-owner@example.com'
const TOKEN_LENGTH = 43
const PASSWORD_HASH = hashPassword('trial password 1')

/**
 * A customer and an owner of the desk, signed in. Written into the database, because requests may end their sessions,
 * disable them or take their rights at any time.
 */
export async function meetPeople(pool: pg.Pool, origin: string, turn: number): Promise<TrialPeople> {
  const [customer, staff] = ['customer', 'staff'].map(who => `${who}-${turn}-`.padEnd(TOKEN_LENGTH, 'x'))
  await pool.query(
    `with person as (
      insert into users (email, email_key, password_hash, contact_name, telephone, company_name, country, city, state,
        address, lang, activated_at)
      values ($1, $1, $3, 'Trial', '+49 30 1', 'Example Devices Ltd', 'DE', 'Berlin', 'Berlin', 'Road 1', 'en', now())
      on conflict (email_key) do update set disabled_at = null, activated_at = now() returning id)
    insert into sign_ins (user_id, token_hash, expires_at, client)
    select id, $2, now() + interval '1 day', 'trial' from person`,
    [CUSTOMER, hash(customer), await PASSWORD_HASH],
  )
  await pool.query(
    `with person as (
      insert into staff (email, email_key, name, lang, roles, has_passkey)
      values ($1, $1, 'Trial owner', 'en', '{owner}', true)
      on conflict (email_key) do update set disabled_at = null, roles = '{owner}', totp_secret = null, totp_pending = null, has_passkey = true returning id)
    insert into staff_sessions (staff_id, token_hash, ends_at, client, verified_at)
    select id, $2, now() + interval '1 day', 'trial', now() from person`,
    [OWNER, hash(staff)],
  )
  const { rows } = await pool.query<{ key: Buffer }>(
    `select key from installation_keys where name = 'cookies'`,
  )
  const [{ key } = { key: Buffer.alloc(0) }] = rows
  const cookie = sign('desk', staff ?? '', { isSecure: false, key: createSecretKey(key) })
  return {
    visitor: {},
    customer: { Authorization: `Bearer ${customer}` },
    staff: { Cookie: `desk=${cookie}`, Origin: origin },
  }
}

function hash(token = ''): Buffer {
  return createHash('sha256').update(token).digest()
}
