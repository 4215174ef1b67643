import type * as z from 'zod/mini'
import { type sendRfq as endpoint, RfqNumbers } from '../../../contract/shop/rfq.ts'
import { emailKey } from '../../../domain/email.ts'
import { searchKey } from '../../../domain/part-number.ts'
import { buyerOf, type Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { withCaptcha } from '../captcha/index.ts'
import { holdParts, identifyParts } from '../catalogue/index.ts'
import { answerOnce, senderOf } from '../idempotency/index.ts'
import { addressOr } from '../mail/index.ts'
import { newNumber } from '../numbers/index.ts'
import { namesOf, REQUEST } from './number.ts'
import { queueRfqMails, type RfqKind } from './queue-rfq-mails.ts'
import { addLines, addRfq, type LineRow, type NewRfq } from './rfq.queries.ts'

const NUMBER_LENGTH = 5

type SendRfq = typeof endpoint
type Body = z.output<NonNullable<SendRfq['body']>>
/** A line as the buyer sent it. `partId` is the part that the buyer picked from the catalog. */
export type RfqRequestLine = LineRow

export async function sendRfq(
  context: Context,
  kind: RfqKind,
  body: Body,
  lines: readonly RfqRequestLine[],
): Promise<z.input<SendRfq['data']>> {
  const { db, who, site } = context
  const { client } = who
  // A retry may carry another code: it is the same request.
  const { captcha_id, captcha_code, ...request } = body
  return answerOnce(context, {
    asked: { scope: `rfq ${kind} ${senderOf(who.user, body.email)}`, body: request },
    parse: stored => RfqNumbers.parse(stored),
    work: async once => {
      await takeAllowance(db, [
        { of: 'rfqAddress', for: client.address },
        { of: 'rfqLineAddress', for: client.address, times: lines.length },
      ])
      const salesEmail = addressOr((await site()).contact_email)
      return withCaptcha(context, body, ({ db }) =>
        once(db, () => addRequest({ ...context, db }, body, { kind, lines, salesEmail })),
      )
    },
  })
}

async function addRequest(
  { db, lang, who, clock }: Context & { db: TransactionDatabase },
  body: Body,
  { kind, lines, salesEmail }: { kind: RfqKind; lines: readonly RfqRequestLine[]; salesEmail: string },
): Promise<z.output<typeof RfqNumbers>> {
  const key = emailKey(body.email)
  // Only after a correct code; otherwise an attacker could use up a buyer's allowance.
  await takeAllowance(db, [{ of: 'rfqMail', for: key }])
  const sender = { ...toSender(body), emailKey: key, userId: who.user?.userId ?? null, lang }
  const { id, number } = await addNumbered(db, sender, clock)
  await addLines(db, id, await toRows(db, lines))
  await recordAct(db, buyerOf(who.client), {
    act: 'request.send',
    subject: { kind: REQUEST, id, label: namesOf(number).rfq_number },
    changes: { lines: [null, lines.length] },
  })
  await queueRfqMails(db, { rfqId: id, kind, buyer: key, lang, salesEmail })
  return namesOf(number)
}

function toSender({ contact_name, company_name, alternates_welcome, ...body }: Body) {
  const { email, telephone, country, comment } = body
  return {
    contactName: contact_name,
    companyName: company_name,
    alternatesWelcome: alternates_welcome,
    email,
    telephone,
    country,
    comment,
  }
}

/** Retries with a new number if it is taken. */
async function addNumbered(
  db: Database,
  sender: Omit<NewRfq, 'number'>,
  clock: Context['clock'],
): Promise<{ id: number; number: string }> {
  for (;;) {
    const number = newNumber(clock(), NUMBER_LENGTH)
    const id = await addRfq(db, { ...sender, number })
    if (id !== null) return { id, number }
  }
}

async function toRows(db: TransactionDatabase, lines: readonly RfqRequestLine[]): Promise<LineRow[]> {
  const partIds = await findPartIds(db, lines)
  return lines.map((line, i) => ({ ...line, partId: partIds[i] ?? null }))
}

/** The part that the buyer picked, if it still has the line's number; otherwise the part that the typed text names. */
async function findPartIds(
  db: TransactionDatabase,
  lines: readonly RfqRequestLine[],
): Promise<(number | null)[]> {
  const picked = await holdParts(
    db,
    lines.flatMap(({ partId }) => partId ?? []),
  )
  const typed = await identifyParts(
    db,
    lines.map(({ partNumber, manufacturer }) => ({ partNumber, manufacturer })),
  )
  const held = await holdParts(
    db,
    typed.filter(id => id !== null),
  )
  return lines.map((line, i) => {
    if (line.partId !== null && isSameNumber(picked.get(line.partId), line)) return line.partId
    const id = typed[i] ?? null
    return id !== null && held.has(id) ? id : null
  })
}

function isSameNumber(known: string | undefined, { partNumber }: RfqRequestLine): boolean {
  return known !== undefined && searchKey(known) === searchKey(partNumber)
}
