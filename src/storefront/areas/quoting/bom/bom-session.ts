import { BOM_FIELDS, type BomField } from '../../../../domain/bom/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { attempt } from '../../../../web/browser/attempt.ts'

const KEY = 'bom'

/** Column, as text, to what the buyer takes it for; null for nothing. */
export type ColumnMapping = Record<string, BomField | null>

/** How many of a part, by its goods_id, the bill has put into the cart. */
export type InCart = Readonly<Record<string, number>>

/** The bill of materials under way in this tab, with all the buyer has decided about it. */
export type BomSession = {
  file_id: string
  file_name: string
  sheet?: number
  header_row?: number
  mapping?: ColumnMapping
  /** The mapping comes from an earlier file with the same titles. */
  isRemembered?: boolean
  boards: number
  /** Lines of it were put onto the RFQ list. */
  isAdded?: boolean
  inCart?: InCart
  /** Row of a line to the part chosen for it. */
  choices: Record<string, number>
  /** Lines whose match the buyer refuses: they are asked for as they stand in the file. */
  moved: Record<string, 'free'>
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function newSession(file_id: string, file_name: string): BomSession {
  return { file_id, file_name, boards: 1, choices: {}, moved: {} }
}

/** Kept per tab, so that two tabs do not disturb each other. Without storage it lasts as long as the page. */
export function createBomStore(open: () => Shelf = () => sessionStorage) {
  let session: BomSession | null = null
  let isRead = false
  const listeners = new Set<() => void>()

  const get = (): BomSession | null => {
    if (!isRead) session = attempt(() => parseSession(open().getItem(KEY)), null)
    isRead = true
    return session
  }
  return {
    get,
    set: (next: BomSession | null) => {
      session = next
      isRead = true
      attempt(() => put(open(), next), undefined)
      for (const hear of listeners) hear()
    },
    subscribe: (hear: () => void) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/** Whatever lies in the storage: decisions that make no sense are left out, a file that makes none is no session. */
export function parseSession(stored: string | null): BomSession | null {
  const kept = recordOf(JSON.parse(stored ?? 'null'))
  const { file_id, file_name, sheet, header_row, boards } = kept
  if (typeof file_id !== 'string' || typeof file_name !== 'string') return null
  return {
    file_id,
    file_name,
    ...(isWhole(sheet, 0, LIMITS.bomSheets) && { sheet }),
    ...(isWhole(header_row, -1, LIMITS.bomRows - 1) && { header_row }),
    ...(kept.mapping !== undefined && { mapping: parseMapping(kept.mapping) }),
    ...(kept.isRemembered === true && { isRemembered: true }),
    ...(kept.isAdded === true && { isAdded: true }),
    ...(kept.inCart !== undefined && { inCart: wholeNumbers(kept.inCart) }),
    boards: isWhole(boards, 1, LIMITS.boardsMax) ? boards : 1,
    choices: wholeNumbers(kept.choices),
    moved: Object.fromEntries(
      Object.entries(recordOf(kept.moved)).flatMap(([row, to]) => (to === 'free' ? [[row, to]] : [])),
    ),
  }
}

export function parseMapping(stored: unknown): ColumnMapping {
  const mapping: ColumnMapping = {}
  for (const [column, name] of Object.entries(recordOf(stored))) {
    const field = BOM_FIELDS.find(known => known === name) ?? null
    if (/^\d{1,2}$/.test(column)) mapping[column] = field
  }
  return mapping
}

function wholeNumbers(stored: unknown): Record<string, number> {
  const kept: Record<string, number> = {}
  for (const [row, value] of Object.entries(recordOf(stored)))
    if (isWhole(value, 1, Number.MAX_SAFE_INTEGER)) kept[row] = value
  return kept
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function put(shelf: Shelf, session: BomSession | null): void {
  if (session) shelf.setItem(KEY, JSON.stringify(session))
  else shelf.removeItem(KEY)
}
