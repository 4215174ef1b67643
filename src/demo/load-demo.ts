import { FIXED_PAGE_IDS } from '../domain/fixed-pages.ts'
import { LANGS } from '../domain/locales.ts'
import type { Database } from '../server/database/connection.ts'
import { addPages, type PageText } from '../server/features/content/index.ts'
import { addLanguages, addSettings, isSiteEmpty, lockSite } from '../server/features/site/index.ts'
import { DEMO_SETTINGS } from './settings.ts'

/** Fills an empty shop, all or nothing and once, however many processes start and whenever one is killed. */
export async function loadDemo(db: Database): Promise<void> {
  await db.transaction(async tx => {
    await lockSite(tx)
    if (!(await isSiteEmpty(tx))) return
    await addLanguages(tx, LANGS)
    await addSettings(tx, DEMO_SETTINGS)
    await addPages(tx, await demoPages())
  })
}

const files = import.meta.glob<string>('./pages/*/*.html', { query: '?raw', import: 'default' })

async function demoPages(): Promise<PageText[]> {
  const wanted = LANGS.flatMap(lang => FIXED_PAGE_IDS.map(id => ({ lang, id })))
  return Promise.all(
    wanted.map(async ({ lang, id }) => {
      const html = await files[`./pages/${lang}/${id}.html`]?.()
      const [, title = '', content = ''] = /^<h1>(.*?)<\/h1>\s*([\s\S]*)$/.exec(html ?? '') ?? []
      if (!title) throw new Error(`the page ${id} in ${lang} has no title`)
      return { id, lang, title: unescapeHtml(title), content }
    }),
  )
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}
