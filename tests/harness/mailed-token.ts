import { speak } from '../../src/contract/wire/translate.ts'
import { emailKey } from '../../src/domain/email.ts'
import { accountMails } from '../../src/server/features/account/account-mails.ts'
import type { TestShop } from './test-shop.ts'

/** Composes the latest waiting mail of a kind, and takes the token from its link. */
export async function mailedToken(shop: TestShop, email: string, kind: string): Promise<string> {
  const { pool, db } = shop.connection
  const { rows } = await pool.query(
    'select fields from mails where recipient = $1 and kind = $2 order by id desc limit 1',
    [emailKey(email), kind],
  )
  const { t } = await speak('en')
  const mail = await accountMails[kind]?.(
    {
      db,
      publicUrl: 'http://shop.test',
      hasDesk: true,
      lang: 'en',
      pageLangs: ['en'],
      t,
      shop: 'Chipfront',
      contactEmail: '',
      attempts: 1,
    },
    rows[0]?.fields,
  )
  const [url] = mail?.blocks.flatMap(block => (block.kind === 'button' ? block.url : [])) ?? []
  const token = url && new URL(url).searchParams.get('token')
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}
