import type { GoodsDetail } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { Lang } from '../../../domain/locales.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import type { PartsContext } from './catalogue-context.ts'
import { trail } from './directory.ts'
import { findPart, type PartRow } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
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
  const { t } = await speak(lang)
  const inLanguage = (text: string) => texts.get(text) ?? text
  return {
    ...goods,
    images: part.images.length > 0 ? part.images : [goods.icons],
    attributes: [
      ...part.attributes.map(({ name, value }) => ({ name: inLanguage(name), value: inLanguage(value) })),
      ...(await describedAttributes(db, part, lang)),
    ],
    breadcrumbs: trail(directory, part.categoryId, lang),
    shipping_note: t('product.shipping_note'),
  }
}

/** What only the description says. */
async function describedAttributes(
  db: PartsContext['db'],
  { valueIds, describedIds }: PartRow,
  lang: Lang,
): Promise<GoodsDetail['attributes']> {
  if (describedIds.length === 0) return []
  const values = await listValuesById(db, [...valueIds, ...describedIds])
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
