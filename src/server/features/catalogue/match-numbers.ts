import type { MatchKind } from '../../../contract/shop/bom.ts'
import { bareKey, differInDecimalPoint, exactNumber, type NumberKeys } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import {
  type KeyHit,
  listAliasesByKeys,
  listPackagedParts,
  listPartsBeginning,
  listPartsOneSlipAway,
  listUnpackagedParts,
  listWholePartsByKeys,
} from './match.queries.ts'

/** `number`: the given number by which it was found. */
export type NumberMatch = { kind: MatchKind; found: NumberKeys | null; hits: KeyHit[] }

const NONE: NumberMatch = { kind: 'none', found: null, hits: [] }

/**
 * All typing errors are looked up for up to this many numbers; beyond that only the likely ones, for speed.
 */
const THOROUGH_NUMBERS = 100

type NumberList = readonly NumberKeys[]
type Found = ReadonlyMap<string, KeyHit[]>
type LooseHits = { straight: Found; packaged: Found; unpackaged: Found; near: Found; begun: Found }

/**
 * The matches of each list of numbers, the first wanted and the others allowed as alternates: a handful of
 * queries for any number of lists. Variants of a number are generated in the database: a BOM has up to half a
 * million, which would block the main thread.
 */
export async function matchNumbers(db: Database, lists: readonly NumberList[]): Promise<NumberMatch[]> {
  const straight = await lookUpWhole(
    db,
    lists.flat().flatMap(({ key, bare }) => [key, bare]),
  )
  const first = lists.map(numbers => bestOf(numbers, number => matchStraight(number, straight)))
  const loose = await lookUpLoosely(
    db,
    lists.filter((_, i) => !first[i]),
  )
  return first.map((match, i) => match ?? matchLoosely(lists[i] ?? [], { ...loose, straight }))
}

/** The parts whose number is one of a list's, in its order; nothing similar. */
export async function matchWholeNumbers(db: Database, lists: readonly NumberList[]): Promise<NumberMatch[]> {
  const whole = await lookUpWhole(
    db,
    lists.flat().map(({ key }) => key),
  )
  return lists.map(numbers => {
    const matches = numbers.flatMap(number => matchSame(number, whole) ?? [])
    const [first] = matches
    return first ? { ...first, hits: unique(matches.flatMap(({ hits }) => hits)) } : NONE
  })
}

/** Without the decimal point, repacked and truncated numbers come before typing errors. */
function matchLoosely(numbers: NumberList, found: LooseHits): NumberMatch {
  const { straight, packaged, unpackaged, near, begun } = found
  const [wanted] = numbers
  if (!wanted) return NONE
  const unsure = [straight.get(wanted.key), straight.get(wanted.bare), packaged.get(wanted.bare)]
  return (
    bestOf(numbers, number => matchSuffix(number, packaged)) ??
    matchNear(wanted, [
      ...unsure.map(hits => hits?.filter(hit => lacksPoint(wanted, hit))),
      ...[unpackaged, begun, near].map(group => group.get(wanted.key)),
    ]) ??
    NONE
  )
}

/** Also by former numbers of parts. */
async function lookUpWhole(db: Database, keys: string[]): Promise<Found> {
  const distinctKeys = distinct(keys)
  const hits = await Promise.all([
    listWholePartsByKeys(db, distinctKeys),
    listAliasesByKeys(db, distinctKeys),
  ])
  return Map.groupBy(hits.flat(), hit => hit.search_key)
}

/** Shorter prefixes match too many numbers. */
const TELLING_LENGTH = 5
const BEGUN_EACH = 10

/** Other packaging, typing errors, and truncated numbers. */
async function lookUpLoosely(
  db: Database,
  rest: readonly NumberList[],
): Promise<Omit<LooseHits, 'straight'>> {
  const bares = distinct(rest.flat().map(({ bare }) => bare))
  const keys = distinct(rest.flatMap(([number]) => (number ? [number.key] : [])))
  const telling = keys.filter(key => key.length >= TELLING_LENGTH)
  const [packaged, unpackaged, near, begun] = await Promise.all([
    listPackagedParts(db, bares),
    listUnpackagedParts(db, keys),
    listPartsOneSlipAway(db, keys, keys.length <= THOROUGH_NUMBERS),
    listPartsBeginning(db, telling, BEGUN_EACH),
  ])
  const byKey = (hits: readonly (KeyHit & { requested: string })[]) => Map.groupBy(hits, hit => hit.requested)
  return {
    packaged: byKey(packaged),
    unpackaged: byKey(unpackaged),
    near: byKey(near),
    begun: byKey(begun),
  }
}

function distinct(keys: string[]): string[] {
  return [...new Set(keys)].filter(key => key !== '')
}

function bestOf(numbers: NumberList, match: (number: NumberKeys) => NumberMatch | null): NumberMatch | null {
  for (const number of numbers) {
    const found = match(number)
    if (found) return found
  }
  return null
}

function matchStraight(number: NumberKeys, found: Found): NumberMatch | null {
  return matchSame(number, found) ?? matchSuffix(number, found)
}

/** A part's own number takes precedence over a former one. */
function matchSame(number: NumberKeys, found: Found): NumberMatch | null {
  const same = (found.get(number.key) ?? []).filter(hit => !lacksPoint(number, hit))
  const exact = same.filter(hit => exactNumber(hit.alias ?? hit.part_number) === number.exact)
  const ranked = [
    { kind: 'exact', hits: exact.filter(hit => hit.alias === null) },
    { kind: 'exact', hits: exact },
    { kind: 'punctuation', hits: same.filter(hit => hit.alias === null) },
    { kind: 'punctuation', hits: same },
  ] as const
  const best = ranked.find(({ hits }) => hits.length > 0)
  return best ? { kind: best.kind, found: number, hits: unique(best.hits) } : null
}

/**
 * `LTC3780EG#TRPBF` is LTC3780EG on a reel; punctuation shows whether two numbers differ in the suffix only.
 */
function matchSuffix(number: NumberKeys, found: Found): NumberMatch | null {
  const hits = (found.get(number.bare) ?? []).filter(
    hit => bareKey(hit.alias ?? hit.part_number) === number.bare && !lacksPoint(number, hit),
  )
  return number.bare && hits.length > 0 ? { kind: 'suffix', found: number, hits: unique(hits) } : null
}

function lacksPoint({ number }: NumberKeys, { alias, part_number }: KeyHit): boolean {
  return differInDecimalPoint(number, alias ?? part_number)
}

function matchNear(number: NumberKeys, groups: readonly (KeyHit[] | undefined)[]): NumberMatch | null {
  const hits = groups.flatMap(group => group ?? [])
  return hits.length > 0 ? { kind: 'near', found: number, hits: unique(hits) } : null
}

function unique(hits: readonly KeyHit[]): KeyHit[] {
  return [...new Map(hits.map(hit => [hit.id, hit])).values()]
}
