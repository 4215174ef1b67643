import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import type { CompanyPrices } from '../../../domain/company-prices.ts'
import type { PriceBreak } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { agreements, priceGroups, priceRules } from './pricing.tables.ts'

export type AgreementRow = typeof agreements.$inferSelect
export type PriceGroupRow = typeof priceGroups.$inferSelect
export type PriceRuleRow = typeof priceRules.$inferSelect

const today = sql`(now() at time zone 'UTC')::date`

/** The rules of the company's price group, and its agreements that have not ended. */
export async function loadCompanyPrices(db: Database, companyId: number): Promise<CompanyPrices> {
  const { rows } = await db.execute<{
    manufacturerId: number | null
    categoryId: number | null
    percent: number
  }>(sql`
    select manufacturer_id as "manufacturerId", category_id as "categoryId", percent::float8 as percent
    from price_rules join companies on price_group_id = group_id where companies.id = ${companyId}`)
  const agreed = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.companyId, companyId), gte(agreements.until, today)))
  return { rules: rows, agreed: new Map(agreed.map(row => [row.partId, breaksOf(row)])) }
}

export function breaksOf({ quantities, unitPrices }: AgreementRow): PriceBreak[] {
  return quantities.map((qty, index) => ({ qty, price: Number(unitPrices[index]) }))
}

export async function listAgreements(db: Database, companyId: number): Promise<AgreementRow[]> {
  return db
    .select()
    .from(agreements)
    .where(eq(agreements.companyId, companyId))
    .orderBy(asc(agreements.partNumber), asc(agreements.partId))
}

export async function saveAgreement(db: Database, agreement: AgreementRow): Promise<void> {
  const { companyId, partId, ...changes } = agreement
  await db
    .insert(agreements)
    .values(agreement)
    .onConflictDoUpdate({ target: [agreements.companyId, agreements.partId], set: changes })
}

export async function findAgreement(
  db: Database,
  companyId: number,
  partId: number,
): Promise<AgreementRow | null> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.companyId, companyId), eq(agreements.partId, partId)))
  return row ?? null
}

export async function removeAgreementRow(db: Database, companyId: number, partId: number): Promise<void> {
  await db.delete(agreements).where(and(eq(agreements.companyId, companyId), eq(agreements.partId, partId)))
}

export async function countAgreements(db: Database, companyId: number): Promise<number> {
  return db.$count(agreements, eq(agreements.companyId, companyId))
}

export async function listGroupRows(db: Database): Promise<(PriceGroupRow & { companies: number })[]> {
  const { rows } = await db.execute<PriceGroupRow & { companies: number }>(sql`
    select id, name, rev, created_at as "createdAt",
      (select count(*)::integer from companies where price_group_id = price_groups.id) as companies
    from price_groups order by name, id`)
  return rows
}

export async function listRuleRows(db: Database): Promise<PriceRuleRow[]> {
  return db.select().from(priceRules).orderBy(asc(priceRules.groupId), asc(priceRules.position))
}

/** Null if the name is taken. */
export async function addGroupRow(db: Database, name: string): Promise<PriceGroupRow | null> {
  const [row] = await db.insert(priceGroups).values({ name }).onConflictDoNothing().returning()
  return row ?? null
}

export async function lockGroup(db: TransactionDatabase, id: number): Promise<PriceGroupRow | null> {
  const [row] = await db.select().from(priceGroups).where(eq(priceGroups.id, id)).for('update')
  return row ?? null
}

export async function renameGroup(db: Database, id: number, name: string): Promise<PriceGroupRow | null> {
  const [row] = await db
    .update(priceGroups)
    .set({ name, rev: sql`${priceGroups.rev} + 1` })
    .where(eq(priceGroups.id, id))
    .returning()
  return row ?? null
}

export async function isGroupNameTaken(db: Database, id: number, name: string): Promise<boolean> {
  return (await db.$count(priceGroups, and(eq(priceGroups.name, name), ne(priceGroups.id, id)))) > 0
}

export async function replaceRules(
  db: Database,
  groupId: number,
  rules: readonly Omit<PriceRuleRow, 'groupId' | 'position'>[],
): Promise<void> {
  await db.delete(priceRules).where(eq(priceRules.groupId, groupId))
  if (rules.length === 0) return
  await db.insert(priceRules).values(rules.map((rule, position) => ({ ...rule, groupId, position })))
}

export async function removeGroupRow(db: Database, id: number): Promise<void> {
  await db.delete(priceGroups).where(eq(priceGroups.id, id))
}
