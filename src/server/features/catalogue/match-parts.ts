import { setImmediate } from 'node:timers/promises'
import type { MatchKind } from '../../../contract/shop/bom.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import {
  isOtherPart,
  readKnown,
  readStated,
  type StatedLine,
  type StatedPart,
} from '../../../domain/bom/stated-part.ts'
import { isOtherValue } from '../../../domain/bom/value-slip.ts'
import { isFormerManufacturer, isSameManufacturer } from '../../../domain/manufacturers.ts'
import type { NumberKeys } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import type { PartsContext } from './catalogue-context.ts'
import type { Directory } from './directory.ts'
import { type ListedPart, listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { type KeyHit, listPartFacts } from './match.queries.ts'
import { matchNumbers, matchWholeNumbers, type NumberMatch } from './match-numbers.ts'

/** A buyer's description of a part: its number first, then alternates. */
export type RequestedPart = {
  numbers: readonly NumberKeys[]
  manufacturer: string
  /** Other statements about the part. */
  line?: StatedLine
}

export type PartMatch = {
  kind: MatchKind
  /** The matched part, even if it has to be confirmed. */
  goods: Goods | null
  /** The parts to choose from or confirm. */
  candidates: Goods[]
  /** The asked number by which it was found. */
  number: string | null
  isByAlternate: boolean
  isByFormerNumber: boolean
  isOtherMaker: boolean
}

const MOST_CANDIDATES = 10
/** A BOM of thousands of doubtful lines would need tens of megabytes, so later lines get fewer candidates. */
const MOST_CANDIDATES_IN_ALL = 6_000
/** A single candidate would look like a certain match. */
const LEAST_CANDIDATES = 2

/**
 * The same number from two manufacturers is two parts: the buyer has to choose, unless the manufacturer is
 * named.
 */
export async function matchParts(
  context: PartsContext,
  asked: readonly RequestedPart[],
): Promise<PartMatch[]> {
  const matches = await matchNumbers(
    context.db,
    asked.map(({ numbers }) => numbers),
  )
  return toPartMatches(context, asked, matches)
}

/** For texts that may be part numbers: only parts with exactly these numbers, and the buyer confirms each. */
export async function matchOffered(
  context: PartsContext,
  asked: readonly RequestedPart[],
): Promise<PartMatch[]> {
  const matches = await matchWholeNumbers(
    context.db,
    asked.map(({ numbers }) => numbers),
  )
  const found = await toPartMatches(context, asked, matches)
  return found.map(match =>
    match.goods && match.candidates.length === 0 ? { ...match, candidates: [match.goods] } : match,
  )
}

async function toPartMatches(
  { db, directory, lang }: PartsContext,
  asked: readonly RequestedPart[],
  matches: readonly NumberMatch[],
): Promise<PartMatch[]> {
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
  const likely = await withoutOtherParts(db, narrowed, asked)
  const rows = await wholeParts(
    db,
    likely.flatMap(({ hits }) => hits),
  )
  const goods = new Map(rows.map(row => [row.id, toGoods(row, directory, lang)]))
  return likely.map(match => toPartMatch(match, goods))
}

/** A similar number of another size, polarity or value is another part, not a typing error. */
async function withoutOtherParts(
  db: Database,
  matches: readonly Narrowed[],
  asked: readonly RequestedPart[],
): Promise<Narrowed[]> {
  const near = matches.filter(({ kind }) => kind === 'near').flatMap(({ hits }) => hits)
  const facts = await listPartFacts(db, [...new Set(near.map(({ id }) => id))])
  const known = new Map<number, StatedPart>()
  for await (const fact of withPauses(facts)) known.set(fact.id, readKnown(fact))
  const likely: Narrowed[] = []
  for await (const [i, match] of withPauses([...matches.entries()]))
    likely.push(match.kind === 'near' ? withoutOthers(match, asked[i], known) : match)
  return likely
}

function withoutOthers(
  match: Narrowed,
  asked: RequestedPart | undefined,
  known: ReadonlyMap<number, StatedPart>,
): Narrowed {
  const stated = asked?.line && readStated(asked.line)
  const number = asked?.numbers[0]?.number ?? ''
  const hits = match.hits.filter(hit => {
    const part = known.get(hit.id)
    if (!part) return true
    return !(stated && isOtherPart(stated, part)) && !isOtherValue(number, hit.part_number, part)
  })
  return { ...match, hits }
}

const BETWEEN_PAUSES = 50

/** Lets other requests run between the items: a bill can have thousands of doubtful lines. */
async function* withPauses<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const [i, item] of items.entries()) {
    if (i % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await setImmediate()
    yield item
  }
}

/** Each part once; those not loaded yet are queried. */
async function wholeParts(db: Database, hits: KeyHit[]): Promise<ListedPart[]> {
  const known = new Map(hits.flatMap(({ part }) => (part ? [[part.id, part]] : [])))
  const others = new Set(hits.map(({ id }) => id).filter(id => !known.has(id)))
  return [...known.values(), ...(await listPartsById(db, [...others]))]
}

type Narrowed = Omit<PartMatch, 'goods' | 'candidates'> & { hits: KeyHit[] }

function narrow(
  { kind, found, hits }: NumberMatch,
  asked: RequestedPart | undefined,
  directory: Directory,
  most: number,
): Narrowed {
  const maker = asked?.manufacturer ?? ''
  const nameOf = (hit: KeyHit) => directory.brands.get(hit.manufacturer_id)?.brand_name ?? ''
  const isByAlternate = kind !== 'none' && found?.exact !== asked?.numbers[0]?.exact
  const sameMaker = maker === '' ? hits : ofMaker(hits, maker, nameOf)
  const kept = (sameMaker.length > 0 ? sameMaker : hits).slice(0, most)
  return {
    kind,
    number: found?.number ?? null,
    hits: kept,
    isByAlternate,
    isByFormerNumber: kept.length > 0 && kept.every(hit => hit.alias !== null),
    // The named manufacturer is that of the first choice; alternates may have any.
    isOtherMaker: !isByAlternate && hits.length > 0 && sameMaker.length === 0,
  }
}

/** The parts of the named manufacturer; if it has none, of one whose parts once carried this name. */
function ofMaker(hits: KeyHit[], maker: string, nameOf: (hit: KeyHit) => string): KeyHit[] {
  const same = hits.filter(hit => isSameManufacturer(maker, nameOf(hit)))
  return same.length > 0 ? same : hits.filter(hit => isFormerManufacturer(maker, nameOf(hit)))
}

function toPartMatch({ hits, ...match }: Narrowed, known: ReadonlyMap<number, Goods>): PartMatch {
  const goods = hits.flatMap(hit => known.get(hit.id) ?? [])
  // Near matches are sorted by likelihood; for equal matches parts in stock come first.
  const found = match.kind === 'near' ? goods : goods.toSorted((a, b) => b.stock - a.stock)
  if (found.length === 0) return { ...match, kind: 'none', goods: null, candidates: [] }
  const isOne = found.length === 1
  const isSure = isOne && match.kind !== 'near' && !match.isOtherMaker
  const isLikeliest = isOne || match.kind === 'near'
  return { ...match, goods: isLikeliest ? (found[0] ?? null) : null, candidates: isSure ? [] : found }
}
