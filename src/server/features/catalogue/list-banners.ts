import type { Banner } from '../../../contract/shop/goods.ts'
import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { listBannerRows, listBannerTexts } from './featured.queries.ts'

export async function listBanners(db: Database, lang: Lang): Promise<Banner[]> {
  const [rows, texts] = await Promise.all([listBannerRows(db), listBannerTexts(db, lang)])
  return rows.map(({ id, image, link }) => {
    const written = (wanted: Lang) => texts.find(text => text.bannerId === id && text.lang === wanted)
    const { title = '', subtitle = '' } = written(lang) ?? written(DEFAULT_LANG) ?? {}
    return { title, subtitle, image, link }
  })
}
