import { isSameManufacturer } from '../../../domain/manufacturers.ts'
import { exactNumber, searchKey } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import { listNamedPartsByKeys, type NamedHit } from './match.queries.ts'

type TypedPart = { partNumber: string; manufacturer: string }

/**
 * The id of the part for each typed number, or null. The number must match exactly, and so must the
 * manufacturer if given; a number of two manufacturers is ambiguous without one.
 */
export async function identifyParts(db: Database, typed: readonly TypedPart[]): Promise<(number | null)[]> {
  const keys = new Set(typed.map(({ partNumber }) => searchKey(partNumber)).filter(Boolean))
  const hits = Map.groupBy(await listNamedPartsByKeys(db, [...keys]), hit => hit.search_key)
  return typed.map(part => pickOne(part, hits.get(searchKey(part.partNumber)) ?? []))
}

function pickOne({ partNumber, manufacturer }: TypedPart, hits: readonly NamedHit[]): number | null {
  const isNamed = (hit: NamedHit) =>
    manufacturer.trim() === '' || isSameManufacturer(manufacturer, hit.manufacturer)
  const meant = hits.filter(hit => exactNumber(hit.part_number) === exactNumber(partNumber) && isNamed(hit))
  return meant.length === 1 ? (meant[0]?.id ?? null) : null
}
