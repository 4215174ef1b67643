import { LIMITS } from '../../../../domain/limits.ts'
import { exactNumber } from '../../../../domain/part-number.ts'
import { attempt, type BrowserStorage } from '../../../../web/browser/attempt.ts'

const KEY = 'ht'

export type SearchHistory = {
  /** Newest first. Read before each use, because other tabs search, too. */
  list: () => string[]
  remember: (search: string) => void
  clear: () => void
}

/** The visitor's last searches. If storage is full, broken or blocked, only the history is lost. */
export function searchHistory(open: () => BrowserStorage = () => localStorage): SearchHistory {
  const list = () => attempt(() => parseHistory(open().getItem(KEY)), [])
  return {
    list,
    remember: search =>
      attempt(() => open().setItem(KEY, writeHistory(withSearch(list(), search))), undefined),
    clear: () => attempt(() => open().removeItem(KEY), undefined),
  }
}

export function parseHistory(stored: string | null): string[] {
  const entries: unknown = JSON.parse(stored ?? '[]')
  if (!Array.isArray(entries)) return []
  const searches = entries.map(searchOf).filter(search => search !== '')
  return searches.reduceRight<string[]>(withSearch, [])
}

/** Spellings that differ only in case are the same search; the newest one is kept. */
function withSearch(history: readonly string[], search: string): string[] {
  const others = history.filter(known => exactNumber(known) !== exactNumber(search))
  return [search, ...others].slice(0, LIMITS.searchHistory)
}

function writeHistory(history: readonly string[]): string {
  return JSON.stringify(history.map(search => ({ search })))
}

function searchOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || !('search' in entry)) return ''
  return typeof entry.search === 'string' ? entry.search.trim().slice(0, LIMITS.keywordLength) : ''
}
