import type { CompanyTerms } from '../../../contract/desk/terms.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { PriceBreak } from '../../../domain/money.ts'
import type { Acting } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { isForeignKeyViolation } from '../../database/violations.ts'
import { type AuditChanges, recordAct, refuseOverwriting } from '../audit/index.ts'
import { findGoods, identifyParts, type PartsContext } from '../catalogue/index.ts'
import {
  type CompanyRow,
  companySubject,
  findCompany,
  lockCompany,
  updateCompany,
} from '../customers/index.ts'
import { openCredit } from '../orders/index.ts'
import {
  breaksOf,
  countAgreements,
  findAgreement,
  listAgreements,
  removeAgreementRow,
  saveAgreement as saveAgreementRow,
} from './pricing.queries.ts'

export async function getCompanyTerms({ db }: { db: Database }, id: number): Promise<CompanyTerms> {
  const company = await findCompany(db, id)
  if (!company) throw new Refusal(404)
  const { rev, termsDays, creditLimit, priceGroupId } = company
  return {
    ...{ id, rev, terms_days: termsDays, price_group_id: priceGroupId },
    credit_limit: Number(creditLimit),
    credit_used: await openCredit(db, id),
    agreements: (await listAgreements(db, id)).map(row => ({
      ...{ part_id: row.partId, part_number: row.partNumber, manufacturer: row.manufacturer },
      prices: breaksOf(row),
      until: row.until,
    })),
  }
}

type Change = {
  rev: number
  terms_days?: number | undefined
  credit_limit?: number | undefined
  price_group_id?: number | null | undefined
}

export async function changeCompanyTerms(context: Acting, id: number, typed: Change): Promise<CompanyTerms> {
  await inTransaction(context.pool, async ({ db }) => {
    const before = await requireCompany(db, id)
    const wanted = {
      termsDays: typed.terms_days ?? before.termsDays,
      creditLimit: (typed.credit_limit ?? Number(before.creditLimit)).toFixed(2),
      priceGroupId: typed.price_group_id === undefined ? before.priceGroupId : typed.price_group_id,
    }
    const changes = differences(before, wanted)
    const subject = companySubject(before)
    const edit = { subject, seen: typed.rev, rev: before.rev, fields: Object.keys(changes) }
    await refuseOverwriting(db, context.by, edit, () => getCompanyTerms({ db }, id))
    const after = await updateCompany(db, id, wanted).catch(refuseGroup)
    await recordAct(db, context.by, {
      act: 'company.terms',
      subject,
      changes: { ...changes, rev: [before.rev, after.rev] },
    })
  })
  return getCompanyTerms(context, id)
}

/** The price group never existed, or was removed meanwhile. */
function refuseGroup(error: unknown): never {
  if (!isForeignKeyViolation(error)) throw error
  throw new Refusal(400, {
    reason: 'errors.check_input',
    fields: { price_group_id: { key: 'errors.field_invalid' } },
  })
}

async function requireCompany(db: TransactionDatabase, id: number): Promise<CompanyRow> {
  const company = await lockCompany(db, id)
  if (!company) throw new Refusal(404)
  return company
}

type Terms = Pick<CompanyRow, 'termsDays' | 'creditLimit' | 'priceGroupId'>

function differences(before: Terms, after: Terms): AuditChanges {
  return {
    ...(before.termsDays !== after.termsDays && { terms_days: [before.termsDays, after.termsDays] }),
    ...(before.creditLimit !== after.creditLimit && {
      credit_limit: [Number(before.creditLimit), Number(after.creditLimit)],
    }),
    ...(before.priceGroupId !== after.priceGroupId && {
      price_group: [before.priceGroupId, after.priceGroupId],
    }),
  }
}

type Agreed = {
  part_number: string
  manufacturer: string
  prices: readonly PriceBreak[]
  until: string
  /** The revision of the company that the author has seen. */
  rev?: number | undefined
}
type PartReader = Acting & Pick<PartsContext, 'directory' | 'lang'>

/** Companies have at most this many, because all of them are read with each page of their buyers. */
const MOST = 5_000

export async function saveAgreement(context: PartReader, id: number, typed: Agreed): Promise<CompanyTerms> {
  const { db: outside, by, pool } = context
  const [partId] = await identifyParts(outside, [
    { partNumber: typed.part_number, manufacturer: typed.manufacturer },
  ])
  const part = partId ? (await findGoods(context, [partId])).get(partId) : undefined
  if (!partId || !part) throw refusePart()
  const prices = [...typed.prices].sort((a, b) => a.qty - b.qty)
  if (new Set(prices.map(({ qty }) => qty)).size < prices.length || prices.length > LIMITS.priceBreaks)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { prices: { key: 'errors.field_invalid' } },
    })
  const agreed = { partNumber: part.part_number, manufacturer: part.brand_name }
  await inTransaction(pool, async ({ db }) => {
    const company = await requireCompany(db, id)
    await refuseStale(context, db, company, { partId, part: nameOf(agreed), seen: typed.rev })
    const before = await findAgreement(db, id, partId)
    if (!before && (await countAgreements(db, id)) >= MOST) throw new Refusal(409)
    const agreement = {
      ...{ companyId: id, partId, ...agreed },
      quantities: prices.map(({ qty }) => qty),
      unitPrices: prices.map(({ price }) => price.toFixed(5)),
      until: typed.until,
    }
    await saveAgreementRow(db, agreement)
    const { rev } = await updateCompany(db, id, {})
    await recordAct(db, by, {
      act: 'company.agree',
      subject: companySubject(company),
      changes: {
        part: [null, nameOf(agreed)],
        price: [before ? written(breaksOf(before)) : null, written(prices)],
        until: [before?.until ?? null, typed.until],
        rev: [company.rev, rev],
      },
    })
  })
  return getCompanyTerms(context, id)
}

/** No part has this number, or several manufacturers have one. */
export function isUnknownPart(error: unknown): boolean {
  return isRefusedFor(error, 'desk_errors.part_unknown')
}

function refusePart(): Refusal {
  const reason = 'desk_errors.part_unknown' as const
  return new Refusal(400, { reason, fields: { part_number: { key: reason } } })
}

function written(prices: readonly PriceBreak[]): string {
  return prices.map(({ qty, price }) => `${qty}: ${price}`).join(', ')
}

/** In the audit, where several manufacturers may have a part of one number. */
function nameOf({ manufacturer, partNumber }: { manufacturer: string; partNumber: string }): string {
  return `${manufacturer} ${partNumber}`
}

type Seen = { partId: number; part: string; seen: number | undefined }

async function refuseStale(
  { by }: Acting,
  db: TransactionDatabase,
  company: CompanyRow,
  { partId, part, seen = company.rev }: Seen,
): Promise<void> {
  const { id, rev } = company
  const edit = { subject: companySubject(company), seen, rev, fields: ['price'], part }
  await refuseOverwriting(db, by, edit, async () => ({
    part_id: partId,
    terms: await getCompanyTerms({ db }, id),
  }))
}

export async function removeAgreement(
  context: Acting,
  id: number,
  partId: number,
  seen?: number,
): Promise<CompanyTerms> {
  await inTransaction(context.pool, async ({ db }) => {
    const company = await requireCompany(db, id)
    const before = await findAgreement(db, id, partId)
    if (!before) throw new Refusal(404)
    await refuseStale(context, db, company, { partId, part: nameOf(before), seen })
    await removeAgreementRow(db, id, partId)
    const { rev } = await updateCompany(db, id, {})
    await recordAct(db, context.by, {
      act: 'company.disagree',
      subject: companySubject(company),
      changes: {
        part: [nameOf(before), null],
        price: [written(breaksOf(before)), null],
        rev: [company.rev, rev],
      },
    })
  })
  return getCompanyTerms(context, id)
}
