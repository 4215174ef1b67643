import { type GivenAlternate, writeAlternate } from '../../../domain/given-alternate.ts'
import { isSameManufacturer } from '../../../domain/manufacturers.ts'
import { differInDecimalPoint, exactNumber } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import type { DatabaseClient } from '../../database/transaction.ts'
import { listDoubtfulAlternates, listGiven } from './given-alternates.queries.ts'
import { listNamedPartsByKeys, type NamedHit } from './match.queries.ts'

export type FoundGiven = { partId: number; otherId: number; note: string }

/** The given alternates of parts that are in the catalog now. */
export async function findGivenAlternates(db: Database, partIds: readonly number[]): Promise<FoundGiven[]> {
  const given = partIds.length > 0 ? await listGiven(db, partIds) : []
  const keys = new Set(given.map(({ searchKey }) => searchKey))
  const hits = keys.size > 0 ? await listNamedPartsByKeys(db, [...keys]) : []
  const byKey = Map.groupBy(hits, hit => hit.search_key)
  return given.flatMap(row =>
    meant(row, byKey.get(row.searchKey) ?? []).map(({ id }) => ({
      partId: row.partId,
      otherId: id,
      note: row.note,
    })),
  )
}

/** The exact number, or without it those that differ only in punctuation. */
function meant({ manufacturer, partNumber }: GivenAlternate, hits: readonly NamedHit[]): readonly NamedHit[] {
  const named = hits.filter(hit => manufacturer === '' || isSameManufacturer(manufacturer, hit.manufacturer))
  const exact = named.filter(hit => exactNumber(hit.part_number) === exactNumber(partNumber))
  return exact.length > 0 ? exact : named.filter(hit => !differInDecimalPoint(hit.part_number, partNumber))
}

/** Alternates in a staged list that are neither in the catalog nor in the list. */
export async function findUnknownAlternates(client: DatabaseClient): Promise<string[]> {
  const doubtful = await listDoubtfulAlternates(client)
  return doubtful
    .filter(({ manufacturer, makers }) => !makers.some(maker => isSameManufacturer(manufacturer, maker)))
    .map(({ manufacturer, part_number: partNumber }) => writeAlternate({ manufacturer, partNumber }))
}
