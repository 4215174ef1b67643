import type { MatchKind } from '../../../contract/bom.ts'
import {
  exactNumber,
  likelySlips,
  nearKeys,
  packagedKeys,
  searchKey,
  withoutPackagingSuffix,
} from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import {
  type KeyHit,
  listAliasesByKeys,
  listPartsBeginning,
  listPartsByKeys,
  listWholePartsByKeys,
} from './match.queries.ts'

/** `number`: which of the asked numbers it was found by. */
export type NumberMatch = { kind: MatchKind; number: string; hits: KeyHit[] }

const NONE: NumberMatch = { kind: 'none', number: '', hits: [] }

/** Every slip of the hand is looked up for so many numbers; among more only the likely ones, or buyers would wait. */
const THOROUGH_NUMBERS = 100

/**
 * What each list of numbers means, its first the one that is wanted and the others allowed in its place:
 * a handful of questions to the database, however many lists there are.
 */
export async function matchNumbers(
  db: Database,
  asked: readonly (readonly string[])[],
): Promise<NumberMatch[]> {
  const straight = await lookUpWhole(db, asked.flat().flatMap(straightKeys))
  const first = asked.map(numbers => bestOf(numbers, number => matchStraight(number, straight)))
  const rest = missing(asked, first)
  const slips = slipsOf(rest.map(([number = '']) => searchKey(number)))
  const [others, begun] = await Promise.all([
    lookUp(db, [...rest.flat().flatMap(packagedKeysOf), ...[...slips.values()].flat()]),
    listBegun(db, rest),
  ])
  return first.map((match, i) => match ?? matchLoosely(asked[i] ?? [], slips, others, begun))
}

function matchLoosely(
  numbers: readonly string[],
  slips: Map<string, string[]>,
  others: Found,
  begun: Found,
): NumberMatch {
  const [wanted = ''] = numbers
  const packaged = bestOf(numbers, number => matchSuffix(number, others))
  return packaged ?? matchNear(wanted, slips, others) ?? matchBegun(wanted, begun) ?? NONE
}

type Found = ReadonlyMap<string, KeyHit[]>

/** Also by numbers that parts had before. */
async function lookUpWhole(db: Database, keys: string[]): Promise<Found> {
  const wanted = distinct(keys)
  const hits = await Promise.all([listWholePartsByKeys(db, wanted), listAliasesByKeys(db, wanted)])
  return Map.groupBy(hits.flat(), hit => hit.search_key)
}

async function lookUp(db: Database, keys: string[]): Promise<Found> {
  return Map.groupBy(await listPartsByKeys(db, distinct(keys)), hit => hit.search_key)
}

function distinct(keys: string[]): string[] {
  return [...new Set(keys)].filter(key => key !== '')
}

const bareKey = (number: string) => searchKey(withoutPackagingSuffix(number))

function straightKeys(number: string): string[] {
  return [searchKey(number), bareKey(number)]
}

function packagedKeysOf(number: string): string[] {
  const bare = bareKey(number)
  return bare ? packagedKeys(bare) : []
}

function bestOf(
  numbers: readonly string[],
  match: (number: string) => NumberMatch | null,
): NumberMatch | null {
  for (const number of numbers) {
    const found = match(number)
    if (found) return found
  }
  return null
}

function missing(asked: readonly (readonly string[])[], matches: (NumberMatch | null)[]) {
  return asked.filter((_, i) => !matches[i])
}

/** A number of ours comes before one that a part had once. */
function matchStraight(number: string, found: Found): NumberMatch | null {
  const same = found.get(searchKey(number)) ?? []
  const exact = same.filter(hit => exactNumber(hit.alias ?? hit.part_number) === exactNumber(number))
  const ranked = [
    { kind: 'exact', hits: exact.filter(hit => hit.alias === null) },
    { kind: 'exact', hits: exact },
    { kind: 'punctuation', hits: same.filter(hit => hit.alias === null) },
    { kind: 'punctuation', hits: same },
  ] as const
  const best = ranked.find(({ hits }) => hits.length > 0)
  return best ? { kind: best.kind, number, hits: unique(best.hits) } : matchSuffix(number, found)
}

/** `LTC3780EG#TRPBF` is LTC3780EG on a reel; whether two numbers differ in that alone, their punctuation tells. */
function matchSuffix(number: string, found: Found): NumberMatch | null {
  const bare = bareKey(number)
  const hits = [bare, ...packagedKeysOf(number)]
    .flatMap(key => found.get(key) ?? [])
    .filter(hit => bareKey(hit.alias ?? hit.part_number) === bare)
  return bare && hits.length > 0 ? { kind: 'suffix', number, hits: unique(hits) } : null
}

function slipsOf(keys: string[]): Map<string, string[]> {
  const unknown = distinct(keys)
  const slips = unknown.length > THOROUGH_NUMBERS ? likelySlips : nearKeys
  return new Map(unknown.map(key => [key, slips(key)]))
}

function matchNear(number: string, slips: Map<string, string[]>, found: Found): NumberMatch | null {
  const keys = slips.get(searchKey(number)) ?? []
  const hits = keys.flatMap(key => found.get(key) ?? [])
  return hits.length > 0 ? { kind: 'near', number, hits: unique(hits) } : null
}

/** Shorter ones begin too many numbers to tell anything. */
const TELLING_LENGTH = 5
const BEGUN_EACH = 10

/** Numbers that were cut off, or written without the end that says how they are packed. */
async function listBegun(db: Database, rest: readonly (readonly string[])[]): Promise<Found> {
  const keys = new Set(rest.map(([number = '']) => searchKey(number)))
  const telling = [...keys].filter(key => key.length >= TELLING_LENGTH)
  return Map.groupBy(await listPartsBeginning(db, telling, BEGUN_EACH), hit => hit.asked)
}

function matchBegun(number: string, begun: Found): NumberMatch | null {
  const hits = begun.get(searchKey(number)) ?? []
  return hits.length > 0 ? { kind: 'near', number, hits: unique(hits) } : null
}

function unique(hits: readonly KeyHit[]): KeyHit[] {
  return [...new Map(hits.map(hit => [hit.id, hit])).values()]
}
