import { isSameMaker } from '../../../domain/makers.ts'
import { exactNumber, searchKey } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import { listNamedPartsByKeys, type NamedHit } from './match.queries.ts'

type TypedPart = { partNumber: string; manufacturer: string }

/**
 * The id of the part that each typed number means, or null. The number must be exactly the part's, and so must the
 * manufacturer where one was typed; a number that two manufacturers use means neither without a name.
 */
export async function identifyParts(db: Database, typed: readonly TypedPart[]): Promise<(number | null)[]> {
  const keys = new Set(typed.map(({ partNumber }) => searchKey(partNumber)).filter(Boolean))
  const hits = Map.groupBy(await listNamedPartsByKeys(db, [...keys]), hit => hit.search_key)
  return typed.map(part => pickOne(part, hits.get(searchKey(part.partNumber)) ?? []))
}

function pickOne({ partNumber, manufacturer }: TypedPart, hits: readonly NamedHit[]): number | null {
  const isNamed = (hit: NamedHit) => manufacturer.trim() === '' || isSameMaker(manufacturer, hit.manufacturer)
  const meant = hits.filter(hit => exactNumber(hit.part_number) === exactNumber(partNumber) && isNamed(hit))
  return meant.length === 1 ? (meant[0]?.id ?? null) : null
}
