import type { PriceGroup } from '../../../contract/desk/terms.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { type AuditChanges, recordAct, refuseOverwriting } from '../audit/index.ts'
import { categoryLink, type Directory } from '../catalogue/index.ts'
import {
  addGroupRow,
  isGroupNameTaken,
  listGroupRows,
  listRuleRows,
  lockGroup,
  type PriceGroupRow,
  type PriceRuleRow,
  removeGroupRow,
  renameGroup,
  replaceRules,
} from './pricing.queries.ts'

type GroupContext = Pick<StaffContext, 'db' | 'pool' | 'by' | 'lang'> & { directory: Directory }
type TypedRule = { brand_id: number | null; category_id: number | null; percent: number }
type TypedGroup = { name: string; rules: readonly TypedRule[] }

export async function listPriceGroups({ db, directory, lang }: GroupContext): Promise<PriceGroup[]> {
  const groups = await listGroupRows(db)
  const rules = await listRuleRows(db)
  return groups.map(({ id, name, rev, companies }) => ({
    ...{ id, name, rev, companies },
    rules: rules
      .filter(({ groupId }) => groupId === id)
      .map(({ manufacturerId, categoryId, percent }) => ({
        brand_id: manufacturerId,
        brand_name: manufacturerId === null ? '' : (directory.brands.get(manufacturerId)?.brand_name ?? ''),
        category_id: categoryId,
        category_name: categoryId === null ? '' : categoryLink(directory, categoryId, lang).category_name,
        percent: Number(percent),
      })),
  }))
}

export async function listGroupNames({ db }: Pick<GroupContext, 'db'>): Promise<PriceGroupRow[]> {
  return listGroupRows(db)
}

export async function addPriceGroup(
  context: GroupContext,
  { name, rules }: TypedGroup,
): Promise<PriceGroup[]> {
  requireKnown(context.directory, rules)
  await inTransaction(context.pool, async ({ db }) => {
    const group = await addGroupRow(db, name)
    if (!group) throw refuseName()
    await replaceRules(db, group.id, rules.map(toRow))
    await record(context, db, group, 'add', {
      rules: [null, sayRules(context, rules.map(toRow))],
      rev: [null, group.rev],
    })
  })
  return listPriceGroups(context)
}

export async function changePriceGroup(
  context: GroupContext,
  id: number,
  { rev, name, rules }: GroupChange,
): Promise<PriceGroup[]> {
  requireKnown(context.directory, rules ?? [])
  await inTransaction(context.pool, async ({ db }) => {
    const before = await requireGroup(db, id)
    const known = await listRulesOf(db, id)
    const wanted = { name: name ?? before.name, rules: rules?.map(toRow) ?? known }
    const changes = differences(context, { name: before.name, rules: known }, wanted)
    const edit = { subject: subjectOf(before), seen: rev, rev: before.rev, fields: Object.keys(changes) }
    await refuseOverwriting(db, context.by, edit, () => listPriceGroups({ ...context, db }))
    if (await isGroupNameTaken(db, id, wanted.name)) throw refuseName()
    const after = await renameGroup(db, id, wanted.name)
    await replaceRules(db, id, wanted.rules)
    await record(context, db, before, 'change', { ...changes, rev: [before.rev, after?.rev ?? null] })
  })
  return listPriceGroups(context)
}

type GroupChange = { rev: number } & { [Field in keyof TypedGroup]?: TypedGroup[Field] | undefined }

export async function removePriceGroup(context: GroupContext, id: number): Promise<PriceGroup[]> {
  await inTransaction(context.pool, async ({ db }) => {
    const group = await requireGroup(db, id)
    const rules = sayRules(context, await listRulesOf(db, id))
    await removeGroupRow(db, id)
    await record(context, db, group, 'remove', { rules: [rules, null] })
  })
  return listPriceGroups(context)
}

async function requireGroup(db: TransactionDatabase, id: number): Promise<PriceGroupRow> {
  const group = await lockGroup(db, id)
  if (!group) throw new Refusal(404)
  return group
}

type RuleRow = Omit<PriceRuleRow, 'groupId' | 'position'>
type GroupContent = { name: string; rules: readonly RuleRow[] }

async function listRulesOf(db: TransactionDatabase, id: number): Promise<PriceRuleRow[]> {
  return (await listRuleRows(db)).filter(({ groupId }) => groupId === id)
}

function differences(context: GroupContext, before: GroupContent, after: GroupContent): AuditChanges {
  const rules: [string[], string[]] = [sayRules(context, before.rules), sayRules(context, after.rules)]
  return {
    ...(before.name === after.name ? {} : { name: [before.name, after.name] }),
    ...(idsOf(before.rules) === idsOf(after.rules) ? {} : { rules }),
  }
}

/** To compare rules: two categories may have the same name. */
function idsOf(rules: readonly RuleRow[]): string {
  return JSON.stringify(rules.map(rule => [rule.manufacturerId, rule.categoryId, Number(rule.percent)]))
}

/** For the audit: percent, manufacturer and category of each. */
function sayRules({ directory, lang }: GroupContext, rules: readonly RuleRow[]): string[] {
  return rules.map(({ manufacturerId, categoryId, percent }) =>
    [
      `${Number(percent)} %`,
      manufacturerId === null ? '' : (directory.brands.get(manufacturerId)?.brand_name ?? manufacturerId),
      categoryId === null ? '' : categoryLink(directory, categoryId, lang).category_name,
    ]
      .filter(Boolean)
      .join(' · '),
  )
}

function requireKnown({ brands, categories }: Directory, rules: readonly TypedRule[]): void {
  for (const { brand_id, category_id } of rules) {
    const isKnown =
      (brand_id === null || brands.has(brand_id)) && (category_id === null || categories.has(category_id))
    if (!isKnown) throw new Refusal(404)
  }
}

function toRow({ brand_id, category_id, percent }: TypedRule) {
  return { manufacturerId: brand_id, categoryId: category_id, percent: percent.toFixed(2) }
}

function subjectOf({ id, name }: PriceGroupRow) {
  return { kind: 'price_group', id, label: name }
}

async function record(
  { by }: GroupContext,
  db: TransactionDatabase,
  group: PriceGroupRow,
  act: 'add' | 'change' | 'remove',
  changes: AuditChanges,
): Promise<void> {
  await recordAct(db, by, { act: `price_group.${act}`, subject: subjectOf(group), changes })
}

function refuseName(): Refusal {
  const reason = 'desk_errors.group_taken' as const
  return new Refusal(409, { reason, fields: { name: { key: reason } } })
}
