import type * as z from 'zod/mini'
import type { exportBom as exportBomEndpoint, MatchedLine } from '../../../contract/bom.ts'
import type { CallData } from '../../../contract/endpoint.ts'
import type { Goods } from '../../../contract/goods.ts'
import { speak } from '../../../contract/translate.ts'
import { outcomeOf } from '../../../domain/bom/outcome.ts'
import type { Lang } from '../../../domain/locales.ts'
import { lineAmount, priceAt } from '../../../domain/money.ts'
import { type BomTools, getUpload, readUpload } from './read-upload.ts'
import { refusingSheets } from './refuse-sheet.ts'

type Export = z.output<NonNullable<typeof exportBomEndpoint.body>>
type Say = Awaited<ReturnType<typeof speak>>['t']
type Cell = string | number | null

const REFUSED = 0

const HEADINGS = [
  'status',
  'part_number',
  'manufacturer',
  'match',
  'stock',
  'qty',
  'order_qty',
  'unit_price',
  'amount',
  'note',
] as const

/** The buyer's own sheet, with what we found behind its last column. */
export async function exportBom(
  tools: BomTools,
  body: Export,
  lang: Lang,
): Promise<CallData<typeof exportBomEndpoint>> {
  const upload = await getUpload(tools.db, body.file_id)
  const { sheet, header_row, lines, skipped } = await readUpload(tools, upload, body, lang)
  const { t } = await speak(lang)
  const cells = new Map<number, Cell[]>()
  for (const { row, reason } of skipped) if (reason !== 'empty') cells.set(row, [t(`bom.skipped.${reason}`)])
  for (const line of lines) cells.set(line.row, toCells(line, body.choices[line.row], t))
  const headings = HEADINGS.map(heading => t(`bom_sheet.${heading}`))
  const file = await refusingSheets(() =>
    tools.reader.extend(upload.content, { sheet, headerRow: header_row, headings, cells }),
  )
  return { file_name: xlsxName(upload.fileName), file: Buffer.from(file).toString('base64') }
}

function toCells(line: MatchedLine, choice: number | undefined, t: Say): Cell[] {
  if (choice === REFUSED) return [t('bom.outcomes.free')]
  const goods = chosenGoods(line, choice)
  if (!goods) return unknownCells(line, t)
  const { outcome, orderQty, warnings } = outcomeOf({ goods, qty: line.qty })
  const price = priceAt(goods.prices, orderQty)
  const notes = new Set([...line.warnings, ...warnings])
  return [
    t(`bom.outcomes.${outcome}`),
    goods.part_number,
    goods.brand_name,
    t(`bom.match.${line.match.kind}`),
    goods.stock,
    line.qty,
    orderQty,
    price,
    price === null ? null : lineAmount(price, orderQty),
    [...notes].map(warning => t(`bom.warnings.${warning}`)).join('; '),
  ]
}

function chosenGoods({ match, outcome }: MatchedLine, choice: number | undefined): Goods | null {
  const chosen = match.candidates.find(({ goods_id }) => goods_id === choice)
  return chosen ?? (outcome === 'choose' ? null : match.goods)
}

/** What there is to choose from is named, so that the sheet can be passed on and decided elsewhere. */
function unknownCells({ outcome, match, qty }: MatchedLine, t: Say): Cell[] {
  const names = match.candidates.map(({ part_number, brand_name }) => `${part_number} (${brand_name})`)
  const empty = null
  return [
    t(`bom.outcomes.${outcome}`),
    names.join('; '),
    empty,
    t(`bom.match.${match.kind}`),
    empty,
    qty,
    empty,
    empty,
    empty,
    empty,
  ]
}

function xlsxName(name: string): string {
  return `${name.replace(/\.\w{1,5}$/, '') || 'bom'}-priced.xlsx`
}
