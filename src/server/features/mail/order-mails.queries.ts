import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { MailRow } from './mail.queries.ts'
import { mails } from './mail.tables.ts'

/** By the recipient, which is indexed. */
type AboutOrder = { recipient: string; orderId: number }

const isAbout = ({ recipient, orderId }: AboutOrder) =>
  and(eq(mails.recipient, recipient), sql`(${mails.fields} ->> 'order_id')::bigint = ${orderId}`)

/** Mails to the buyer of an order, newest first. */
export async function listOrderMails(db: Database, about: AboutOrder): Promise<MailRow[]> {
  return db.select().from(mails).where(isAbout(about)).orderBy(desc(mails.id)).limit(MOST_MAILS)
}

const MOST_MAILS = 100

export async function findOrderMail(db: Database, id: number, about: AboutOrder): Promise<MailRow | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isAbout(about)))
  return row ?? null
}

/** The same mail, as another one. */
export async function copyMail(
  db: Database,
  { recipient, lang, kind, fields, priority }: MailRow,
): Promise<void> {
  await db.insert(mails).values({ recipient, lang, kind, fields, priority })
}
