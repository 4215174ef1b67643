import type { MatchKind } from '../../../contract/shop/bom.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import type { Lang } from '../../../domain/locales.ts'
import { isSameMaker } from '../../../domain/makers.ts'
import type { NumberKeys } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import type { Directory } from './directory.ts'
import { type ListedPart, listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import type { KeyHit } from './match.queries.ts'
import { matchNumbers, type NumberMatch } from './match-numbers.ts'

/** What a buyer writes of a part: its number first, then those that may be taken in its place. */
export type AskedPart = { numbers: readonly NumberKeys[]; manufacturer: string }

export type PartMatch = {
  kind: MatchKind
  /** The part that is meant; also where it has to be confirmed. */
  goods: Goods | null
  /** To choose from, when there is something to choose or to confirm. */
  candidates: Goods[]
  isByAlternate: boolean
  isByFormerNumber: boolean
  isOtherMaker: boolean
}

const MOST_CANDIDATES = 10
/** A bill of thousands of doubtful lines would answer with tens of megabytes: the later ones get fewer. */
const MOST_CANDIDATES_IN_ALL = 6_000
/** With one, a choice would look like a certainty. */
const LEAST_CANDIDATES = 2

/** The same number from two makers is two parts: only the buyer knows which, unless the maker is named. */
export async function matchParts(
  db: Database,
  directory: Directory,
  asked: readonly AskedPart[],
  lang: Lang,
): Promise<PartMatch[]> {
  const matches = await matchNumbers(
    db,
    asked.map(({ numbers }) => numbers),
  )
  let left = MOST_CANDIDATES_IN_ALL
  const narrowed = matches.map((match, i) => {
    const one = narrow(
      match,
      asked[i],
      directory,
      Math.max(LEAST_CANDIDATES, Math.min(MOST_CANDIDATES, left)),
    )
    left -= one.hits.length
    return one
  })
  const rows = await wholeParts(
    db,
    narrowed.flatMap(({ hits }) => hits),
  )
  const goods = new Map(rows.map(row => [row.id, toGoods(row, directory, lang)]))
  return narrowed.map(match => toPartMatch(match, goods))
}

/** Each once; what did not come along is asked for. */
async function wholeParts(db: Database, hits: KeyHit[]): Promise<ListedPart[]> {
  const known = new Map(hits.flatMap(({ part }) => (part ? [[part.id, part]] : [])))
  const others = new Set(hits.map(({ id }) => id).filter(id => !known.has(id)))
  return [...known.values(), ...(await listPartsById(db, [...others]))]
}

type Narrowed = Omit<PartMatch, 'goods' | 'candidates'> & { hits: KeyHit[] }

function narrow(
  { kind, found, hits }: NumberMatch,
  asked: AskedPart | undefined,
  directory: Directory,
  most: number,
): Narrowed {
  const maker = asked?.manufacturer ?? ''
  const nameOf = (hit: KeyHit) => directory.brands.get(hit.manufacturer_id)?.brand_name ?? ''
  const isByAlternate = kind !== 'none' && found?.exact !== asked?.numbers[0]?.exact
  const sameMaker = maker === '' ? hits : hits.filter(hit => isSameMaker(maker, nameOf(hit)))
  const kept = (sameMaker.length > 0 ? sameMaker : hits).slice(0, most)
  return {
    kind,
    hits: kept,
    isByAlternate,
    isByFormerNumber: kept.length > 0 && kept.every(hit => hit.alias !== null),
    // The maker is named for the first choice; whoever makes an alternate is allowed with it.
    isOtherMaker: !isByAlternate && hits.length > 0 && sameMaker.length === 0,
  }
}

function toPartMatch({ hits, ...match }: Narrowed, known: ReadonlyMap<number, Goods>): PartMatch {
  const goods = hits.flatMap(hit => known.get(hit.id) ?? [])
  // Near ones come likeliest first; of equals the buyer wants what is there.
  const found = match.kind === 'near' ? goods : goods.toSorted((a, b) => b.stock - a.stock)
  if (found.length === 0) return { ...match, kind: 'none', goods: null, candidates: [] }
  const isOne = found.length === 1
  const isSure = isOne && match.kind !== 'near' && !match.isOtherMaker
  const isLikeliest = isOne || match.kind === 'near'
  return { ...match, goods: isLikeliest ? (found[0] ?? null) : null, candidates: isSure ? [] : found }
}
