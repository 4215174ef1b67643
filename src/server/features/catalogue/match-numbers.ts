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
import { type KeyHit, listAliasesByKeys, listPartsBeginning, listPartsByKeys } from './match.queries.ts'

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
  const straight = await lookUp(db, asked.flat().flatMap(straightKeys))
  const first = asked.map(numbers => bestOf(numbers, number => matchStraight(number, straight)))
  const packaged = await lookUp(db, missing(asked, first).flat().flatMap(packagedKeysOf))
  const second = first.map(
    (match, i) => match ?? bestOf(asked[i] ?? [], number => matchSuffix(number, packaged)),
  )
  const rest = missing(asked, second)
  const slips = slipsOf(rest.map(([number = '']) => searchKey(number)))
  const near = await lookUp(db, [...slips.values()].flat())
  const third = second.map((match, i) => match ?? matchNear(asked[i]?.[0] ?? '', slips, near))
  const begun = await listBegun(db, missing(asked, third))
  return third.map((match, i) => match ?? matchBegun(asked[i]?.[0] ?? '', begun) ?? NONE)
}

type Found = ReadonlyMap<string, KeyHit[]>

async function lookUp(db: Database, keys: string[]): Promise<Found> {
  const wanted = [...new Set(keys)].filter(key => key !== '')
  const hits = await Promise.all([listPartsByKeys(db, wanted), listAliasesByKeys(db, wanted)])
  return Map.groupBy(hits.flat(), hit => hit.search_key)
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
  const distinct = [...new Set(keys)]
  const slips = distinct.length > THOROUGH_NUMBERS ? likelySlips : nearKeys
  return new Map(distinct.map(key => [key, slips(key)]))
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
async function listBegun(db: Database, rest: readonly (readonly string[])[]): Promise<Map<string, KeyHit[]>> {
  const keys = new Set(rest.map(([number = '']) => searchKey(number)))
  const telling = [...keys].filter(key => key.length >= TELLING_LENGTH)
  return Map.groupBy(await listPartsBeginning(db, telling, BEGUN_EACH), hit => hit.asked)
}

function matchBegun(number: string, begun: Map<string, KeyHit[]>): NumberMatch | null {
  const hits = begun.get(searchKey(number)) ?? []
  return hits.length > 0 ? { kind: 'near', number, hits: unique(hits) } : null
}

function unique(hits: readonly KeyHit[]): KeyHit[] {
  return [...new Map(hits.map(hit => [hit.id, hit])).values()]
}
