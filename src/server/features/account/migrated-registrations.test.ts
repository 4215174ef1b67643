import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../../tests/harness/copy-database.ts'
import { type Connection, connect } from '../../database/connection.ts'
import { migrate } from '../../database/migrate.ts'
import { activate } from './activate.ts'
import { hashPassword } from './passwords.ts'
import { hashSecret } from './secrets.ts'

const FOLDER = 'src/server/database/migrations'
const PASSWORD = 'correct horse 9'
const CLIENT = {
  address: '',
  network: '',
  userAgent: '',
  cookie: () => null,
  formerCookie: () => null,
  header: () => null,
  setCookie: () => {},
}

let connection: Connection
let drop: () => Promise<void>
beforeAll(async () => {
  const copy = await copyDatabase(inject('databaseServer'), 'template0')
  drop = copy.drop
  connection = await connect(copy.url, 2)
  await fillOldShop()
  await migrate(connection.pool)
})
afterAll(async () => {
  await connection.close()
  await drop()
})

/** Two people have registered, one has activated the account; both have an activation link. */
async function fillOldShop(): Promise<void> {
  const { pool } = connection
  await pool.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const name of readdirSync(FOLDER).sort()) {
    if (name >= '0009') break
    await pool.query(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    await pool.query('insert into migrations (name) values ($1)', [name])
  }
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

test('a link mailed before registrations had rows of their own activates with the password', async () => {
  const { pool } = connection
  await expect(activate(connection, { token: 'waiting' }, CLIENT, [])).rejects.toMatchObject({ code: 400 })
  await activate(connection, { token: 'waiting', password: PASSWORD }, CLIENT, [])
  const { rows } = await pool.query(
    'select contact_name from users where activated_at is not null order by 1',
  )
  expect(rows).toEqual([{ contact_name: 'active' }, { contact_name: 'waiting' }])
})

test('a link of an account that was active already does nothing', async () => {
  await expect(
    activate(connection, { token: 'active', password: PASSWORD }, CLIENT, []),
  ).rejects.toMatchObject({ code: 400 })
})
