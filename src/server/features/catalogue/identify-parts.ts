import { nameCertainty } from '../../../domain/manufacturers.ts'
import { exactNumber, searchKey } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import { listNamedPartsByKeys, type NamedHit } from './match.queries.ts'

type TypedPart = { partNumber: string; manufacturer: string }

/**
 * The id of the part for each typed number, or null. The number must match exactly, and so must the
 * manufacturer if given, by its name or else by another of its names; a number of two manufacturers is ambiguous
 * without one.
 */
export async function identifyParts(db: Database, typed: readonly TypedPart[]): Promise<(number | null)[]> {
  const keys = new Set(typed.map(({ partNumber }) => searchKey(partNumber)).filter(Boolean))
  const hits = Map.groupBy(await listNamedPartsByKeys(db, [...keys]), hit => hit.search_key)
  return typed.map(part => pickOne(part, hits.get(searchKey(part.partNumber)) ?? []))
}

function pickOne({ partNumber, manufacturer }: TypedPart, hits: readonly NamedHit[]): number | null {
  const same = hits.filter(hit => exactNumber(hit.part_number) === exactNumber(partNumber))
  const meant = manufacturer.trim() === '' ? same : ofMaker(same, manufacturer)
  return meant.length === 1 ? (meant[0]?.id ?? null) : null
}

/** "Vishay" means Vishay, although another name of the same group has the number, too. */
function ofMaker(hits: readonly NamedHit[], manufacturer: string): NamedHit[] {
  const certain = Map.groupBy(hits, hit => nameCertainty(manufacturer, hit.manufacturer))
  return certain.get(3) ?? certain.get(2) ?? certain.get(1) ?? []
}
