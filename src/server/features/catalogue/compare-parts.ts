import type {
  ComparedParameter,
  compareParts as comparePartsEndpoint,
} from '../../../contract/shop/compare.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import type { Lang } from '../../../domain/locales.ts'
import { inCategory } from '../../../domain/parameters/better-in.ts'
import { compareCells } from '../../../domain/parameters/compare-cells.ts'
import { PARAMETERS, readColumnName } from '../../../domain/parameters/dictionary.ts'
import {
  isOwnAttribute,
  ownSlug,
  parameterName,
  parameterOf,
} from '../../../domain/parameters/own-attributes.ts'
import type { ParameterValue } from '../../../domain/parameters/parameter.ts'
import { isTradeSlug } from '../../../domain/parameters/trade-parameters.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import type { PartsContext } from './catalogue-context.ts'
import { categoryParameters } from './category-parameters.ts'
import { categoryNames, type Directory } from './directory.ts'
import type { AttributeTexts } from './get-goods-detail.ts'
import { listWholeParts, type PartRow } from './goods.queries.ts'
import { toComparedPart } from './goods.wire.ts'
import { listValuesById } from './segments.queries.ts'

type Comparison = CallData<typeof comparePartsEndpoint>

/** Parts of any categories side by side. A part that has left the catalog keeps its column. */
export async function compareParts(
  { db, directory, lang }: PartsContext,
  texts: AttributeTexts,
  ids: readonly number[],
): Promise<Comparison> {
  const rows = new Map((await listWholeParts(db, ids)).map(row => [row.id, row]))
  const known = await listValuesById(
    db,
    [...rows.values()].flatMap(({ valueIds, describedIds }) => [...valueIds, ...describedIds]),
  )
  const values = new Map(known.map(({ id, slug, value }) => [id, { slug, value }]))
  const parts = ids.map(id => rows.get(id) ?? null)
  const stated = parts.map(part => part && statedBy(part, values, directory))
  const categories = parts.flatMap(part => (part ? categoryNames(directory, part.categoryId) : []))
  return {
    list: ids.map((id, at) => toComparedPart(id, parts[at] ?? null, directory, lang)),
    parameters: slugsInOrder(stated).flatMap(slug => toRow(slug, stated, { texts, lang, categories })),
  }
}

type Stated = Map<string, { name?: string; values: ParameterValue[] }>
type Values = ReadonlyMap<number, { slug: string; value: ParameterValue }>

/** A stated value wins over one from the description. Texts too long to be a value are compared as they are. */
function statedBy(part: PartRow, values: Values, directory: Directory): Stated {
  const stated: Stated = new Map()
  const add = (ids: readonly number[]) => {
    const before = new Set(stated.keys())
    for (const id of ids) {
      const found = values.get(id)
      if (!found || before.has(found.slug)) continue
      stated.set(found.slug, { values: [...(stated.get(found.slug)?.values ?? []), found.value] })
    }
  }
  add(part.valueIds)
  const among = categoryParameters(directory, part.categoryId)
  for (const { name, value } of part.attributes) {
    const slug = readColumnName(name, among)?.parameter.slug ?? ownSlug(name)
    if (!slug || isTradeSlug(slug)) continue
    const { values: read = [{ kind: 'word', word: value } as const] } = stated.get(slug) ?? {}
    stated.set(slug, { name, values: read })
  }
  add(part.describedIds)
  return stated
}

const PLACES = new Map(PARAMETERS.map(({ slug }, at) => [slug, at]))

/** In the order of the dictionary, then attributes that it does not know. */
function slugsInOrder(stated: readonly (Stated | null)[]): string[] {
  const place = (slug: string) => PLACES.get(slug) ?? PLACES.size
  const slugs = new Set(stated.flatMap(part => [...(part?.keys() ?? [])]))
  return [...slugs].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

function toRow(
  slug: string,
  stated: readonly (Stated | null)[],
  { texts, lang, categories }: { texts: AttributeTexts; lang: Lang; categories: readonly string[] },
): ComparedParameter[] {
  const parameter = parameterOf(slug)
  if (!parameter) return []
  const cells = stated.map(part => part && (part.get(slug)?.values ?? []))
  const marks = compareCells(inCategory(parameter, categories), cells)
  const show = (value: ParameterValue) => {
    const shown = showValue(parameter, value, lang)
    return value.kind === 'word' ? (texts.get(shown) ?? shown) : shown
  }
  return [
    {
      slug,
      name: nameOf(slug, stated, texts) ?? parameterName(parameter, lang),
      kind: parameter.kind,
      values: cells.map((cell, at) => ({
        label: (cell ?? []).map(show).join(', '),
        differs: marks[at]?.isOther ?? false,
        best: marks[at]?.isBest ?? false,
      })),
    },
  ]
}

/** An attribute that the dictionary does not know has the name of the stock list. */
function nameOf(slug: string, stated: readonly (Stated | null)[], texts: AttributeTexts): string | undefined {
  if (!isOwnAttribute(slug)) return undefined
  const name = stated.map(part => part?.get(slug)?.name).find(Boolean)
  return name && (texts.get(name) ?? name)
}
