import type { BomColumn } from '../../../../domain/bom/bom.ts'
import { attempt } from '../../../../web/browser/attempt.ts'
import { type ColumnMapping, parseMapping } from './bom-session.ts'

const KEY = 'BOMMAPPINGS'
const KEPT = 20

type Remembered = { titles: string; mapping: ColumnMapping }
type Titled = Pick<BomColumn, 'title'>

type MappingMemory = {
  find: (columns: readonly Titled[]) => ColumnMapping | null
  remember: (columns: readonly Titled[], mapping: ColumnMapping) => void
  forget: (columns: readonly Titled[]) => void
}

/** The column mappings of earlier files, by their headings. */
export function mappingMemory(
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): MappingMemory {
  const list = () => attempt(() => parseRemembered(open().getItem(KEY)), [])
  const others = (titles: string) => list().filter(known => known.titles !== titles)
  const write = (kept: Remembered[]) =>
    attempt(() => open().setItem(KEY, JSON.stringify(kept.slice(0, KEPT))), undefined)
  return {
    find: columns => {
      const titles = signatureOf(columns)
      return list().find(known => known.titles === titles)?.mapping ?? null
    },
    remember: (columns, mapping) => {
      const titles = signatureOf(columns)
      if (titles !== '') write([{ titles, mapping }, ...others(titles)])
    },
    forget: columns => write(others(signatureOf(columns))),
  }
}

/** The headings that identify a template; empty for a sheet without any. */
export function signatureOf(columns: readonly Titled[]): string {
  const titles = columns.map(({ title }) =>
    title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_\-./]+/g, ''),
  )
  return titles.some(title => title !== '') ? titles.join('|') : ''
}

function parseRemembered(stored: string | null): Remembered[] {
  const entries: unknown = JSON.parse(stored ?? '[]')
  return Array.isArray(entries) ? entries.flatMap(readEntry) : []
}

function readEntry(entry: unknown): Remembered[] {
  if (typeof entry !== 'object' || entry === null || !('titles' in entry) || !('mapping' in entry)) return []
  if (typeof entry.titles !== 'string' || entry.titles === '') return []
  return [{ titles: entry.titles, mapping: parseMapping(entry.mapping) }]
}
