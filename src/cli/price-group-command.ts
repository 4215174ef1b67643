import * as terms from '../contract/desk/terms.ts'
import { DEFAULT_LANG } from '../domain/locales.ts'
import { type Directory, loadDirectory } from '../server/features/catalogue/index.ts'
import {
  addPriceGroup,
  changePriceGroup,
  listPriceGroups,
  removePriceGroup,
} from '../server/features/pricing/index.ts'
import { checkForm } from './check-form.ts'
import { type Command, CommandError, type CommandSession, SHELL, UsageError, type Values } from './command.ts'
import { safeText } from './safe-text.ts'
import { oneOf, type Subcommand } from './subcommands.ts'
import { toTable } from './table.ts'

type PriceGroup = Awaited<ReturnType<typeof listPriceGroups>>[number]

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: { takes: 'nothing else', words: [0, 0], run: runList },
  set: {
    takes: 'one NAME, and --discount PERCENT[:MANUFACTURER[:CATEGORY]]',
    words: [1, 1],
    options: ['discount'],
    run: (session, [name = ''], values) => runSet(session, name, values),
  },
  remove: { takes: 'one NAME', words: [1, 1], run: (session, [name = '']) => runRemove(session, name) },
}

export const priceGroupCommand: Command = {
  options: { discount: { type: 'string', multiple: true } },
  run: oneOf('price-group', SUBCOMMANDS),
}

async function acting(session: CommandSession) {
  const context = await session.openContext()
  return { ...context, by: SHELL, lang: DEFAULT_LANG, directory: await loadDirectory(context.db) }
}

async function runList(session: CommandSession): Promise<void> {
  const groups = await listPriceGroups(await acting(session))
  const rows = groups.map(group => [
    safeText(group.name),
    String(group.companies),
    group.rules.map(describeRule).join(', ') || '-',
  ])
  session.say(rows.length === 0 ? 'No price groups.\n' : toTable(['NAME', 'COMPANIES', 'DISCOUNTS'], rows))
}

/** As `--discount` takes it. */
function describeRule({ percent, brand_name, category_name }: PriceGroup['rules'][number]): string {
  const parts = [String(percent), safeText(brand_name), safeText(category_name)]
  return parts.join(':').replace(/:+$/, '')
}

/** Adds the group, or replaces the discounts of the one with this name. */
async function runSet(session: CommandSession, name: string, values: Values): Promise<void> {
  const context = await acting(session)
  const rules = [values.discount ?? []].flat().map(typed => readRule(String(typed), context.directory))
  const known = findGroup(await listPriceGroups(context), name)
  const group = checkForm(terms.addPriceGroup, { name: known?.name ?? name, rules })
  if (known) await changePriceGroup(context, known.id, { rev: known.rev, ...group })
  else await addPriceGroup(context, group)
  session.say(`Price group “${safeText(known?.name ?? name)}” has ${countOf(rules.length)}.\n`)
}

async function runRemove(session: CommandSession, name: string): Promise<void> {
  const context = await acting(session)
  const group = findGroup(await listPriceGroups(context), name)
  if (!group) throw new CommandError(`there is no price group “${safeText(name)}”`)
  await removePriceGroup(context, group.id)
  session.say(`Price group “${safeText(group.name)}” is removed. Its companies pay the price list.\n`)
}

function findGroup(groups: readonly PriceGroup[], name: string): PriceGroup | undefined {
  return groups.find(known => known.name.toLowerCase() === name.toLowerCase())
}

function readRule(typed: string, { brands, categories }: Directory) {
  const [percent = '', manufacturer = '', category = '', ...more] = typed.split(':').map(part => part.trim())
  const isNumber = /^\d{1,2}(?:\.\d{1,2})?$/.test(percent) && Number(percent) > 0 && Number(percent) <= 90
  if (!isNumber)
    throw new UsageError('--discount starts with a percentage above 0 and up to 90, such as 12.5')
  if (more.length > 0)
    throw new UsageError(`--discount takes PERCENT[:MANUFACTURER[:CATEGORY]]: ${safeText(typed)}`)
  const brand = [...brands.values()].find(known => isSame(known.brand_name, manufacturer))
  if (manufacturer !== '' && !brand)
    throw new CommandError(`there is no manufacturer “${safeText(manufacturer)}”`)
  const found = [...categories.values()].filter(({ names }) =>
    isSame(names.get(DEFAULT_LANG) ?? '', category),
  )
  if (category !== '' && found.length !== 1)
    throw new CommandError(`there is no category “${safeText(category)}”, or more than one`)
  return {
    brand_id: brand?.brand_id ?? null,
    category_id: category === '' ? null : (found[0]?.id ?? null),
    percent: Number(percent),
  }
}

function isSame(name: string, typed: string): boolean {
  return typed !== '' && name.toLowerCase() === typed.toLowerCase()
}

function countOf(rules: number): string {
  return rules === 1 ? 'one discount' : `${rules} discounts`
}
