import { createStore } from 'zustand'
import { BOM_FIELDS, type BomField } from '../../../../domain/bom/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { attempt, type BrowserStorage } from '../../../../web/browser/attempt.ts'
import { isWhole, parseReview, type ReviewState, recordOf, UNDECIDED } from './review-state.ts'

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

/** Stored per tab, so that two tabs do not interfere. Without storage it lasts as long as the page. */
export function createBomStore(open: () => BrowserStorage = () => sessionStorage) {
  const { getState, getInitialState, setState, subscribe } = createStore<BomSession | null>(() => null)
  let isRead = false

  const get = (): BomSession | null => {
    if (isRead) return getState()
    isRead = true
    setState(
      attempt(() => parseSession(open().getItem(KEY)), null),
      true,
    )
    return getState()
  }
  return {
    get,
    set: (next: BomSession | null) => {
      isRead = true
      attempt(() => put(open(), next), undefined)
      setState(next, true)
    },
    subscribe,
    getInitialState,
  }
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

function put(storage: BrowserStorage, session: BomSession | null): void {
  if (session) storage.setItem(KEY, JSON.stringify(session))
  else storage.removeItem(KEY)
}
