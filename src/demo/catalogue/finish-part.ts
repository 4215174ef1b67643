import type { PartRecord } from '../../server/features/catalogue/index.ts'
import { pick, roll, seedOf } from './dice.ts'
import { gramsOf, mountingOf } from './packages.ts'
import { pricesOf } from './price-breaks.ts'
import type { Pack } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { tradeDataOf } from './trade-data.ts'

const SALT = { pack: 1, stock: 2, amount: 3, batch: 4, batchStyle: 5, lead: 6, rohs: 7, datasheet: 8 }
const SOLD_OUT = 0.12
const LOW_STOCK = 0.2
const LEAD_TIMES_WEEKS = [null, null, 2, 4, 4, 6, 6, 8, 8, 10, 12, 12, 14, 16, 18, 20, 26, 36, 52]

/** The part with stock, prices and dates, which are derived from a hash of its number. */
export function finishPart(sketch: Sketch): PartRecord {
  const seed = seedOf(`${sketch.number} ${sketch.manufacturer}`)
  const pack = pick(packsOf(sketch), roll(seed, SALT.pack))
  const tradeData = tradeDataOf(seed, sketch)
  // What is no longer made cannot be ordered from the factory.
  const isMade = tradeData.lifecycle !== 'obsolete'
  return {
    manufacturer: sketch.manufacturer,
    partNumber: sketch.number,
    category: sketch.category,
    packaging: sketch.package,
    batch: batchOf(seed),
    rohs: sketch.rohs ?? (roll(seed, SALT.rohs) < 0.03 ? 'unknown' : 'compliant'),
    leadTimeWeeks: isMade ? pick(LEAD_TIMES_WEEKS, roll(seed, SALT.lead)) : null,
    stock: stockOf(seed, sketch, pack),
    datasheet: datasheetOf(seed, sketch),
    description: sketch.description,
    minQty: pack.minQty,
    multiple: pack.multiple,
    prices: pricesOf(seed, sketch, pack),
    attributes: Object.entries(sketch.attributes).map(([name, value]) => ({ name, value })),
    images: [],
    weightGrams: sketch.weightGrams ?? gramsOf(sketch.package),
    aliases: aliasesOf(sketch),
    ...tradeData,
  }
}

const FEW_PIECES = 100

function packsOf({ sale, package: name, isWellKnown }: Sketch): readonly Pack[] {
  const packs = sale.leaded && mountingOf(name) === 'Through hole' ? sale.leaded : sale.packs
  return isWellKnown ? packs.filter(({ minQty }) => minQty <= FEW_PIECES) : packs
}

function batchOf(seed: number): string {
  const chance = roll(seed, SALT.batch)
  const year = 22 + Math.floor(chance * 4)
  if (roll(seed, SALT.batchStyle) < 0.5) return `${year}+`
  const week = 1 + Math.floor(((chance * 4) % 1) * 52)
  return week < 10 ? `${year}0${week}` : `${year}${week}`
}

function stockOf(seed: number, { sale, isWellKnown }: Sketch, { minQty, multiple }: Pack): number {
  const chance = roll(seed, SALT.stock)
  if (chance < SOLD_OUT && !isWellKnown) return 0
  const amount = roll(seed, SALT.amount)
  const [low, high] = sale.stock
  const isLow = chance < LOW_STOCK && !isWellKnown
  const pieces = isLow ? minQty * (1 + amount * 8) : low * (high / low) ** amount
  return Math.max(minQty, Math.floor(pieces / multiple) * multiple)
}

function datasheetOf(seed: number, { datasheet }: Sketch): string {
  return roll(seed, SALT.datasheet) < 0.18 ? '' : `https://datasheets.chipfront.example/${datasheet}.pdf`
}

/** Older notations of a number that buyers still have on their lists. */
function aliasesOf({ manufacturer, number }: Sketch): string[] {
  if (manufacturer === 'Molex') return [number.replaceAll('-', '').padStart(10, '0')]
  if (manufacturer === 'Infineon' && number.endsWith('PBF')) return [number.slice(0, -3)]
  if (manufacturer === 'Analog Devices' && number.endsWith('+')) return [number.slice(0, -1)]
  return []
}
