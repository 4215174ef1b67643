import type * as z from 'zod/mini'
import type { Asked } from '../../../contract/endpoint.ts'
import type * as rfq from '../../../contract/rfq.ts'
import type { SiteConfig } from '../../../contract/site.ts'
import { emailKey } from '../../../domain/email.ts'
import { searchKey } from '../../../domain/part-number.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { takeAllowance } from '../allowance/index.ts'
import { withCaptcha } from '../captcha/index.ts'
import { holdParts } from '../catalogue/index.ts'
import { addressOr } from '../mail/index.ts'
import { newNumber } from '../numbers/index.ts'
import { namesOf } from './number.ts'
import { queueRfqMails, type RfqKind } from './queue-rfq-mails.ts'
import { addLines, addRfq, type LineRow, type NewRfq } from './rfq.queries.ts'

const NUMBER_LENGTH = 5

type SendRfq = typeof rfq.sendRfq
type Body = z.output<NonNullable<SendRfq['body']>>
type Site = () => Promise<Pick<SiteConfig, 'contact_email'>>

export async function sendRfq(
  connection: Connection,
  site: Site,
  kind: RfqKind,
  { body, client, lang, user }: Asked<SendRfq>,
): Promise<z.input<SendRfq['data']>> {
  await takeAllowance(connection.db, [{ of: 'rfqAddress', for: client.address }])
  const salesEmail = addressOr((await site()).contact_email)
  const key = emailKey(body.email)
  return withCaptcha(connection, body, async ({ db }) => {
    // Not before the code was right: a stranger could use up what a buyer may send.
    await takeAllowance(db, [{ of: 'rfqMail', for: key }])
    const sender = { ...toSender(body), emailKey: key, userId: user?.userId ?? null, lang }
    const { id, number } = await addNumbered(db, sender)
    await addLines(db, id, await toRows(db, body.lines))
    await queueRfqMails(db, { rfqId: id, kind, buyer: key, lang, salesEmail })
    return namesOf(number)
  })
}

function toSender({ contact_name, company_name, email, telephone, country, comment }: Body) {
  return { contactName: contact_name, companyName: company_name, email, telephone, country, comment }
}

/** A number that is taken is drawn again. */
async function addNumbered(
  db: Database,
  sender: Omit<NewRfq, 'number'>,
): Promise<{ id: number; number: string }> {
  for (;;) {
    const number = newNumber(new Date(), NUMBER_LENGTH)
    const id = await addRfq(db, { ...sender, number })
    if (id !== null) return { id, number }
  }
}

/** A part that has left the catalogue, or has another number than the line, is asked for by the line's number alone. */
async function toRows(db: Database, lines: Body['lines']): Promise<LineRow[]> {
  const held = await holdParts(
    db,
    lines.flatMap(({ goods_id }) => goods_id ?? []),
  )
  return lines.map(line => ({
    partId: partIdOf(line, held),
    partNumber: line.part_number,
    manufacturer: line.manufacturer,
    package: line.package,
    dateCode: line.date_code,
    qty: line.qty,
    // As text: the column rounds decimals, half up, where a float would lose some.
    targetPrice: line.target_price == null ? null : String(line.target_price),
  }))
}

function partIdOf({ goods_id, part_number }: Body['lines'][number], held: ReadonlyMap<number, string>) {
  if (goods_id == null) return null
  const isSame = searchKey(held.get(goods_id) ?? '') === searchKey(part_number)
  return held.has(goods_id) && isSame ? goods_id : null
}
