import * as terms from '../contract/desk/terms.ts'
import { LIMITS } from '../domain/limits.ts'
import { isRealPrice } from '../domain/money.ts'
import { loadDirectory } from '../server/features/catalogue/index.ts'
import { findCompany, type ListedTerms, listCompanyTerms } from '../server/features/customers/index.ts'
import {
  changeCompanyTerms,
  getCompanyTerms,
  isUnknownPart,
  listGroupNames,
  removeAgreement,
  saveAgreement,
} from '../server/features/pricing/index.ts'
import { checkForm } from './check-form.ts'
import {
  type Command,
  CommandError,
  type CommandSession,
  type OperatorContext,
  SHELL,
  textOf,
  UsageError,
  type Values,
} from './command.ts'
import { dollars } from './formats.ts'
import { pagedTable, pageOf, toPage } from './paged-table.ts'
import { safeText } from './safe-text.ts'
import { oneOf, type Subcommand } from './subcommands.ts'
import { toTable } from './table.ts'

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'only --search TEXT and --page N',
    words: [0, 0],
    options: ['search', 'page'],
    run: (session, _, values) => runList(session, textOf(values.search)?.trim() ?? '', pageOf(values)),
  },
  show: { takes: 'one ID', words: [1, 1], run: (session, [id = '']) => runShow(session, idOf(id)) },
  terms: {
    takes: 'one ID, and --days N, --limit USD or --price-group NAME',
    words: [1, 1],
    options: ['days', 'limit', 'price-group'],
    run: (session, [id = ''], values) => runTerms(session, idOf(id), values),
  },
  agree: {
    takes: 'ID and PART, with --price QUANTITY:USD and --until DATE',
    words: [2, 2],
    options: ['price', 'until', 'manufacturer'],
    run: (session, [id = '', part = ''], values) => runAgree(session, idOf(id), part, values),
  },
  disagree: {
    takes: 'ID and PART',
    words: [2, 2],
    options: ['manufacturer'],
    run: (session, [id = '', part = ''], values) => runDisagree(session, idOf(id), part, values),
  },
}

export const companyCommand: Command = {
  options: {
    search: { type: 'string' },
    page: { type: 'string' },
    days: { type: 'string' },
    limit: { type: 'string' },
    'price-group': { type: 'string' },
    price: { type: 'string', multiple: true },
    until: { type: 'string' },
    manufacturer: { type: 'string' },
  },
  run: oneOf('company', SUBCOMMANDS),
}

const HEADINGS = ['ID', 'NAME', 'COUNTRY', 'TERMS (DAYS)', 'CREDIT LIMIT (USD)', 'PRICE GROUP']

async function runList(session: CommandSession, search: string, page: number): Promise<void> {
  const found = await listCompanyTerms(await session.openContext(), search, toPage(page))
  const none = search === '' ? 'No companies yet.' : `No companies match “${safeText(search)}”.`
  session.say(pagedTable(found, page, { headings: HEADINGS, toRow, none }))
}

function toRow({ id, name, country, termsDays, creditLimit, priceGroup }: ListedTerms): string[] {
  const cells = [String(id), name, country, String(termsDays), dollars(creditLimit), priceGroup ?? '-']
  return cells.map(safeText)
}

const AGREEMENT_HEADINGS = ['PART', 'MANUFACTURER', 'PRICES (USD)', 'UNTIL']

async function runShow(session: CommandSession, id: number): Promise<void> {
  const { terms_days, credit_limit, credit_used, agreements } = await termsOf(session, id)
  const rows = agreements.map(({ part_number, manufacturer, prices, until }) => [
    safeText(part_number),
    safeText(manufacturer),
    prices.map(({ qty, price }) => `${qty}: ${dollars(price)}`).join(', '),
    until,
  ])
  session.say(`Terms: ${terms_days} days, ${dollars(credit_used)} of ${dollars(credit_limit)} USD used\n`)
  session.say(rows.length === 0 ? 'No agreed prices.\n' : toTable(AGREEMENT_HEADINGS, rows))
}

async function runTerms(session: CommandSession, id: number, values: Values): Promise<void> {
  const wanted = {
    terms_days: numberOf(values, 'days', { most: 365, isWhole: true }),
    credit_limit: numberOf(values, 'limit', { most: LIMITS.orderTotalMax, isWhole: false }),
    price_group_id: await groupOf(session, textOf(values['price-group'])),
  }
  if (Object.values(wanted).every(value => value === undefined))
    throw new UsageError('company terms needs --days N, --limit USD or --price-group NAME')
  const { rev } = await termsOf(session, id)
  const saved = await changeCompanyTerms(await acting(session), id, { rev, ...wanted })
  session.say(
    `Company ${id} pays within ${saved.terms_days} days, up to ${dollars(saved.credit_limit)} USD.\n`,
  )
}

async function runAgree(session: CommandSession, id: number, part: string, values: Values): Promise<void> {
  const until = textOf(values.until)?.trim()
  if (!until) throw new UsageError('company agree needs --until DATE, such as 2027-03-31')
  const prices = [values.price ?? []].flat().map(price => readBreak(String(price)))
  if (prices.length === 0) throw new UsageError('company agree needs --price QUANTITY:USD, such as 100:1.25')
  const manufacturer = textOf(values.manufacturer)
  const agreed = checkForm(terms.saveAgreement, { part_number: part, manufacturer, prices, until })
  const context = await acting(session)
  await requireCompany(context, id)
  const directory = await loadDirectory(context.db)
  await saveAgreement({ ...context, directory, lang: 'en' }, id, agreed).catch(error => {
    if (!isUnknownPart(error)) throw error
    throw new CommandError(`there is no part ${safeText(part)}, or several manufacturers have it`)
  })
  session.say(`Company ${id} has its own price for ${safeText(part)} until ${until}.\n`)
}

async function runDisagree(session: CommandSession, id: number, part: string, values: Values): Promise<void> {
  const { agreements } = await termsOf(session, id)
  const maker = textOf(values.manufacturer)?.trim()
  const found = agreements.filter(
    ({ part_number, manufacturer }) =>
      isSame(part_number, part) && (maker === undefined || isSame(manufacturer, maker)),
  )
  const [agreement] = found
  if (!agreement) throw new CommandError(`company ${id} has no agreed price for ${safeText(part)}`)
  if (found.length > 1)
    throw new CommandError(
      `company ${id} has agreed prices for ${safeText(part)} of several manufacturers (${found
        .map(({ manufacturer }) => safeText(manufacturer))
        .join(', ')}); choose one with --manufacturer`,
    )
  await removeAgreement(await acting(session), id, agreement.part_id)
  session.say(`Company ${id} pays the usual price for ${safeText(part)} from now on.\n`)
}

function isSame(name: string, typed: string): boolean {
  return name.toLowerCase() === typed.toLowerCase()
}

async function acting(session: CommandSession) {
  return { ...(await session.openContext()), by: SHELL }
}

async function termsOf(session: CommandSession, id: number) {
  const context = await session.openContext()
  await requireCompany(context, id)
  return getCompanyTerms(context, id)
}

async function requireCompany({ db }: OperatorContext, id: number): Promise<void> {
  if (!(await findCompany(db, id))) throw new CommandError(`there is no company ${id}`)
}

/** Undefined: not typed; null: none. */
async function groupOf(
  session: CommandSession,
  name: string | undefined,
): Promise<number | null | undefined> {
  const typed = name?.trim()
  if (typed === undefined) return undefined
  if (typed === '') return null
  const groups = await listGroupNames(await session.openContext())
  const group = groups.find(known => known.name.toLowerCase() === typed.toLowerCase())
  if (!group) throw new CommandError(`there is no price group “${safeText(typed)}”`)
  return group.id
}

function idOf(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new UsageError('ID must be the number that company list prints')
  return Number(typed)
}

type Range = { most: number; isWhole: boolean }

function numberOf(values: Values, name: string, { most, isWhole }: Range): number | undefined {
  const typed = textOf(values[name])?.trim()
  if (typed === undefined) return undefined
  const form = isWhole ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,2})?$/
  if (!form.test(typed) || Number(typed) > most)
    throw new UsageError(`--${name} must be a number from 0 to ${most}`)
  return Number(typed)
}

function readBreak(typed: string): { qty: number; price: number } {
  const [, qty, price] = /^([1-9]\d{0,8}):(\d{1,8}(?:\.\d{1,5})?)$/.exec(typed.trim()) ?? []
  if (!qty || !isRealPrice(Number(price)))
    throw new UsageError(`--price must be QUANTITY:USD, such as 100:1.25: ${safeText(typed)}`)
  return { qty: Number(qty), price: Number(price) }
}
