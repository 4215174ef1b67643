import type { GoodsDetail } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { speak } from '../../../contract/wire/translate.ts'
import type { PartsContext } from './catalogue-context.ts'
import { trail } from './directory.ts'
import { findPart } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'

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
    attributes: part.attributes.map(({ name, value }) => ({
      name: inLanguage(name),
      value: inLanguage(value),
    })),
    breadcrumbs: trail(directory, part.categoryId, lang),
    shipping_note: t('product.shipping_note'),
  }
}
