import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUpgradedShop } from '../../../../tests/harness/upgraded-shop.ts'
import type { Connection } from '../../database/connection.ts'
import type { DatabasePool } from '../../database/transaction.ts'
import { activate } from './activate.ts'
import { hashPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'

const PASSWORD = 'correct horse 9'
const client = {
  address: '',
  network: '',
  userAgent: '',
  cookie: () => null,
  formerCookie: () => null,
  header: () => null,
  setCookie: () => {},
}
const VISITOR = { user: null, client }

let connection: Connection
beforeAll(async () => {
  connection = await openUpgradedShop('0009', fillOldShop)
})
afterAll(() => connection.close())

/** Two registrations, one of them activated; both have an activation link. */
async function fillOldShop(pool: DatabasePool): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  for (const [who, activatedAt] of [
    ['waiting', null],
    ['active', new Date()],
  ] as const) {
    await pool.query(
      `with one as (
         insert into users (email, email_key, password_hash, contact_name, telephone, company_name, country, city, state,
           address, lang, activated_at)
         values ($1, $1, $2, $1, '', '', 'DE', '', '', '', 'en', $3) returning id)
       insert into account_links (token_hash, user_id, kind, expires_at)
       select $4, id, 'activation', now() + interval '1 hour' from one`,
      [who, hash, activatedAt, hashSecret(who)],
    )
  }
}

test('a link mailed before registrations had their own table activates with the password', async () => {
  const { pool } = connection
  await expect(activate({ ...connection, who: VISITOR }, { token: 'waiting' }, [])).rejects.toMatchObject({
    code: 400,
  })
  await activate({ ...connection, who: VISITOR }, { token: 'waiting', password: PASSWORD }, [])
  const { rows } = await pool.query(
    'select contact_name from users where activated_at is not null order by 1',
  )
  expect(rows).toEqual([{ contact_name: 'active' }, { contact_name: 'waiting' }])
})

test('a link of an already active account does nothing', async () => {
  await expect(
    activate({ ...connection, who: VISITOR }, { token: 'active', password: PASSWORD }, []),
  ).rejects.toMatchObject({ code: 400 })
})
