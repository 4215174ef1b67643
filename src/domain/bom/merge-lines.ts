import { LIMITS } from '../limits.ts'
import { exactNumber } from '../part-number.ts'
import type { BomLine } from './bom.ts'

/** Equal for lines of the same part: same number, and the same manufacturer or none in both. */
export function mergeKey({ part_number, manufacturer }: BomLine): string {
  return `${exactNumber(part_number)}\n${exactNumber(manufacturer).replace(/[^\p{L}\p{N}]/gu, '')}`
}

/**
 * The earlier line with the later one's quantity and designators added. Its list of rows grows in place,
 * because copying it for each merge would be quadratic.
 */
export function mergeLines(earlier: BomLine, later: BomLine): BomLine {
  const qty = Math.min(earlier.qty + later.qty, LIMITS.quantityMax)
  const places = [earlier.designators, later.designators].filter(text => text !== '').join(', ')
  earlier.rows.push(...later.rows)
  return {
    ...earlier,
    alternates: [...new Set([...earlier.alternates, ...later.alternates])].slice(0, LIMITS.bomAlternates),
    package: earlier.package || later.package,
    date_code: earlier.date_code || later.date_code,
    qty,
    target_price: lowest(earlier.target_price, later.target_price),
    designators: places.slice(0, LIMITS.descriptionLength),
    description: earlier.description || later.description,
    warnings: [...new Set([...earlier.warnings, ...later.warnings, 'merged' as const])],
  }
}

/** Of two target prices for the same part the lower one wins, whichever line has it. */
function lowest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}
