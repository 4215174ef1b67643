import type { GoodsDetail } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { countryName } from '../../../domain/country-names.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { readColumnName } from '../../../domain/parameters/dictionary.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { foldName, type Parameter } from '../../../domain/parameters/parameter.ts'
import type { ParameterSet } from '../../../domain/parameters/parameter-sets.ts'
import { shownUnit } from '../../../domain/parameters/units.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import { MOISTURE_LEVELS } from '../../../domain/trade-data.ts'
import type { PartsContext } from './catalogue-context.ts'
import { categoryParameters } from './category-parameters.ts'
import { type Directory, trail } from './directory.ts'
import { findPart, type PartRow } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import type { KnownValue } from './segments/build-segment.ts'
import { listValuesById } from './segments.queries.ts'

/** English names and worded values of attributes, mapped to one language. */
export type AttributeTexts = Map<string, string>

export async function getGoodsDetail(
  { db, directory, lang }: PartsContext,
  texts: AttributeTexts,
  id: number,
): Promise<GoodsDetail> {
  const part = await findPart(db, id)
  if (!part) throw new Refusal(404)
  const goods = toGoods(part, directory, lang)
  const values = await valuesOf(db, part)
  const { t } = await speak(lang)
  const names = namesOf(part, directory, lang)
  return {
    ...goods,
    msl: goods.msl ?? moistureLevel(values),
    images: part.images.length > 0 ? part.images : [goods.icons],
    attributes: [
      ...part.attributes.map(({ name, value }, at) => ({
        name: texts.get(name) ?? names[at] ?? name,
        value: texts.get(value) ?? value,
      })),
      ...describedAttributes(values, part, lang),
    ],
    origin_name: part.origin ? countryName(lang, part.origin) : '',
    breadcrumbs: trail(directory, part.categoryId, lang),
    shipping_note: t('product.shipping_note'),
  }
}

/**
 * The names of the attributes in one language, where they are names of the category's parameters: lists of stock are
 * written in any. A name that would stand there twice stays as it is.
 */
function namesOf({ attributes, categoryId }: PartRow, directory: Directory, lang: Lang): string[] {
  const set = categoryParameters(directory, categoryId)
  const known = attributes.map(({ name }) => nameIn(lang, name, set))
  return attributes.map(({ name }, at) => {
    const translated = known[at] ?? name
    return known.indexOf(translated) === known.lastIndexOf(translated) ? translated : name
  })
}

/** Only of a whole name, with its unit: other words, such as conditions, belong to the value. */
function nameIn(lang: Lang, name: string, set: ParameterSet): string {
  const { parameter, unit } = readColumnName(name, set) ?? {}
  if (!parameter || ![...set.lead, ...set.more].includes(parameter.slug)) return name
  const title = unit === undefined ? name : withoutUnit(name, unit)
  if (isIn(lang, title, parameter) || !LANGS.some(one => isIn(one, title, parameter))) return name
  if (unit === undefined) return parameterName(parameter, lang)
  const shown = shownUnit(unit, parameter.unit ?? '')
  return shown ? `${parameterName(parameter, lang)} (${shown})` : name
}

function withoutUnit(name: string, unit: string): string {
  const at = name.lastIndexOf(unit)
  return at < 0 ? name : name.slice(0, at)
}

function isIn(lang: Lang, title: string, { names }: Parameter): boolean {
  return names[lang].some(known => foldName(known) === foldName(title))
}

/** Only read where they are needed: most parts of a feed have neither. */
async function valuesOf(
  db: PartsContext['db'],
  { valueIds, describedIds, msl }: PartRow,
): Promise<KnownValue[]> {
  const isNeeded = describedIds.length > 0 || (msl === null && valueIds.length > 0)
  return isNeeded ? listValuesById(db, [...valueIds, ...describedIds]) : []
}

/** Feeds state the moisture level in a column or among the attributes. */
function moistureLevel(values: readonly KnownValue[]): GoodsDetail['msl'] {
  const words = values.flatMap(({ slug, value }) =>
    slug === 'msl' && value.kind === 'word' ? [value.word] : [],
  )
  return MOISTURE_LEVELS.find(level => words.includes(`MSL-${level}`)) ?? null
}

/** The values that only the description states. */
function describedAttributes(
  values: readonly KnownValue[],
  { valueIds, describedIds }: PartRow,
  lang: Lang,
): GoodsDetail['attributes'] {
  const stated = new Set(values.filter(({ id }) => valueIds.includes(id)).map(({ slug }) => slug))
  return values
    .filter(({ id, slug }) => describedIds.includes(id) && !stated.has(slug))
    .flatMap(({ slug, value }) => {
      const parameter = parameterOf(slug)
      if (!parameter) return []
      const name = parameterName(parameter, lang)
      return [{ name, value: showValue(parameter, value, lang), from_description: true as const }]
    })
}
