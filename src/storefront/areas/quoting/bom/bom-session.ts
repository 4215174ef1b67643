import { BOM_FIELDS, type BomField } from '../../../../domain/bom/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import type { BrowserStorage } from '../../../../web/browser/attempt.ts'
import { isWhole, parseReview, type ReviewState, recordOf, UNDECIDED } from './review-state.ts'
import { createTabStore } from './tab-store.ts'

const KEY = 'bom'

/** Maps a column, as text, to its meaning; null for none. */
export type ColumnMapping = Record<string, BomField | null>

/** The BOM in progress in this tab, with the buyer's decisions. */
export type BomSession = ReviewState & {
  file_id: string
  file_name: string
  sheet?: number
  header_row?: number
  mapping?: ColumnMapping
  /** The mapping comes from an earlier file with the same headings. */
  isRemembered?: boolean
}

export function newSession(file_id: string, file_name: string): BomSession {
  return { ...UNDECIDED, file_id, file_name }
}

export function createBomStore(open?: () => BrowserStorage) {
  return createTabStore(KEY, parseSession, open)
}

/** Reads stored data: invalid decisions are dropped, and without a valid file there is no session. */
export function parseSession(stored: string | null): BomSession | null {
  const kept = recordOf(JSON.parse(stored ?? 'null'))
  const { file_id, file_name, sheet, header_row } = kept
  if (typeof file_id !== 'string' || typeof file_name !== 'string') return null
  return {
    ...parseReview(kept),
    file_id,
    file_name,
    ...(isWhole(sheet, 0, LIMITS.bomSheets) && { sheet }),
    ...(isWhole(header_row, -1, LIMITS.bomRows - 1) && { header_row }),
    ...(kept.mapping !== undefined && { mapping: parseMapping(kept.mapping) }),
    ...(kept.isRemembered === true && { isRemembered: true }),
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
