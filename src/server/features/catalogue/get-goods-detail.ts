import type { GoodsDetail } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { countryName } from '../../../domain/country-names.ts'
import type { Lang } from '../../../domain/locales.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import { MOISTURE_LEVELS } from '../../../domain/trade-data.ts'
import type { PartsContext } from './catalogue-context.ts'
import { trail } from './directory.ts'
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
  const inLanguage = (text: string) => texts.get(text) ?? text
  return {
    ...goods,
    msl: goods.msl ?? moistureLevel(values),
    images: part.images.length > 0 ? part.images : [goods.icons],
    attributes: [
      ...part.attributes.map(({ name, value }) => ({ name: inLanguage(name), value: inLanguage(value) })),
      ...describedAttributes(values, part, lang),
    ],
    origin_name: part.origin ? countryName(lang, part.origin) : '',
    breadcrumbs: trail(directory, part.categoryId, lang),
    shipping_note: t('product.shipping_note'),
  }
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
