import { Refusal } from '../../../../contract/wire/errors.ts'
import { findPlainSort } from '../../../../domain/sorts.ts'
import type { GoodsChoice } from './goods-query.ts'

/** A URL may ask to sort by something that is no parameter: the order is then the usual one. */
export async function withUsualSort<T>(
  choice: GoodsChoice,
  list: (choice: GoodsChoice) => Promise<T>,
): Promise<{ choice: GoodsChoice; found: T }> {
  const isPlain = findPlainSort(choice.sort) !== undefined
  try {
    return { choice, found: await list(choice) }
  } catch (error) {
    if (isPlain || !(error instanceof Refusal) || !error.details.fields?.sort) throw error
    const usual = { ...choice, sort: 'relevance' }
    return { choice: usual, found: await list(usual) }
  }
}
