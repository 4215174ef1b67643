import type { FixedPage } from '../../../contract/shop/site.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { FixedPageId } from '../../../domain/paths.ts'
import type { Context } from '../../context.ts'
import { cleanHtml } from './clean-html.ts'
import { findPage } from './content.queries.ts'
import { fillIn, hasSetting } from './fill-in.ts'

/** A page without a translation is shown in English. */
export async function getPage(
  { db, lang, site }: Pick<Context, 'db' | 'lang' | 'site'>,
  id: FixedPageId,
): Promise<FixedPage> {
  const config = await site()
  const page = (await findPage(db, id, lang)) ?? (await findPage(db, id, DEFAULT_LANG))
  if (!page) throw new Refusal(404)
  const { t } = await speak(lang)
  return {
    id,
    title: page.title,
    content: cleanHtml(fillIn(page.content, config, t('footer.feedback')), lang, name =>
      hasSetting(config, name),
    ),
    update_time: page.updatedAt.toISOString(),
  }
}
