import type pg from 'pg'
import { sign } from '../src/server/api/own-cookies.ts'
import { hashSecret, newSecret } from '../src/server/features/account/secrets.ts'

/** The most streams of one person. */
const PER_PERSON = 10

/** Signs in this many browsers of owners, with a second factor. Returns their cookies. */
export async function openDesks(pool: pg.Pool, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newSecret)
  await pool.query(
    `with people as (
       insert into staff (email, email_key, name, lang, roles, totp_secret)
       select email, email, 'Desk owner', 'en', '{owner}', '\\x00'
       from generate_series(1, $1::integer) n, lateral (select gen_random_uuid() || '-' || n || '@bench.example' as email) mailbox
       returning id
     ), numbered as (select id, row_number() over () as n from people)
     insert into staff_sessions (staff_id, token_hash, ends_at, client)
     select numbered.id, token, now() + interval '1 day', 'bench'
     from unnest($2::bytea[]) with ordinality as given (token, place) join numbered on n = 1 + (place - 1) / $3::integer`,
    [Math.ceil(count / PER_PERSON), tokens.map(hashSecret), PER_PERSON],
  )
  const { rows } = await pool.query(`select key from installation_keys where name = 'cookies'`)
  return tokens.map(token => `desk=${sign('desk', token, { isSecure: false, key: rows[0].key })}`)
}
