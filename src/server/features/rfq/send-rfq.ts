import type * as z from 'zod/mini'
import { type sendRfq as endpoint, RfqNumbers } from '../../../contract/shop/rfq.ts'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import { emailKey } from '../../../domain/email.ts'
import { searchKey } from '../../../domain/part-number.ts'
import type { Asked } from '../../api/route.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { takeAllowance } from '../allowance/index.ts'
import { withCaptcha } from '../captcha/index.ts'
import { holdParts, identifyParts } from '../catalogue/index.ts'
import { answerOnce, senderOf } from '../idempotency/index.ts'
import { addressOr } from '../mail/index.ts'
import { newNumber } from '../numbers/index.ts'
import { namesOf } from './number.ts'
import { queueRfqMails, type RfqKind } from './queue-rfq-mails.ts'
import { addLines, addRfq, type LineRow, type NewRfq } from './rfq.queries.ts'

const NUMBER_LENGTH = 5

type SendRfq = typeof endpoint
type Body = z.output<NonNullable<SendRfq['body']>>
type Site = () => Promise<Pick<SiteConfig, 'contact_email'>>

export async function sendRfq(
  connection: Connection,
  site: Site,
  kind: RfqKind,
  asked: Asked<SendRfq>,
): Promise<z.input<SendRfq['data']>> {
  const { body, client, user } = asked
  // A retry may carry another code: it is the same request.
  const { captcha_id, captcha_code, ...request } = body
  return answerOnce(connection.db, {
    asked: { client, scope: `rfq ${kind} ${senderOf(user, body.email)}`, body: request },
    parse: stored => RfqNumbers.parse(stored),
    work: async once => {
      await takeAllowance(connection.db, [
        { of: 'rfqAddress', for: client.address },
        { of: 'rfqLineAddress', for: client.address, times: body.lines.length },
      ])
      const salesEmail = addressOr((await site()).contact_email)
      return withCaptcha(connection, body, client, ({ db }) =>
        once(db, () => addRequest(db, asked, { kind, salesEmail })),
      )
    },
  })
}

async function addRequest(
  db: Database,
  { body, lang, user }: Asked<SendRfq>,
  { kind, salesEmail }: { kind: RfqKind; salesEmail: string },
): Promise<z.output<typeof RfqNumbers>> {
  const key = emailKey(body.email)
  // Not before the code was right: a stranger could use up what a buyer may send.
  await takeAllowance(db, [{ of: 'rfqMail', for: key }])
  const sender = { ...toSender(body), emailKey: key, userId: user?.userId ?? null, lang }
  const { id, number } = await addNumbered(db, sender)
  await addLines(db, id, await toRows(db, body.lines))
  await queueRfqMails(db, { rfqId: id, kind, buyer: key, lang, salesEmail })
  return namesOf(number)
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

async function toRows(db: Database, lines: Body['lines']): Promise<LineRow[]> {
  const partIds = await findPartIds(db, lines)
  return lines.map((line, i) => ({
    partId: partIds[i] ?? null,
    partNumber: line.part_number,
    manufacturer: line.manufacturer,
    package: line.package,
    dateCode: line.date_code,
    qty: line.qty,
    // As text: the column rounds decimals, half up, where a float would lose some.
    targetPrice: line.target_price == null ? null : String(line.target_price),
  }))
}

/** The part the buyer picked, as long as it still has the line's number; otherwise the part the typed words mean. */
async function findPartIds(db: Database, lines: Body['lines']): Promise<(number | null)[]> {
  const picked = await holdParts(
    db,
    lines.flatMap(({ goods_id }) => goods_id ?? []),
  )
  const typed = await identifyParts(
    db,
    lines.map(line => ({ partNumber: line.part_number, manufacturer: line.manufacturer })),
  )
  const held = await holdParts(
    db,
    typed.filter(id => id !== null),
  )
  return lines.map((line, i) => {
    if (line.goods_id != null && isSameNumber(picked.get(line.goods_id), line)) return line.goods_id
    const id = typed[i] ?? null
    return id !== null && held.has(id) ? id : null
  })
}

function isSameNumber(known: string | undefined, { part_number }: Body['lines'][number]): boolean {
  return known !== undefined && searchKey(known) === searchKey(part_number)
}
