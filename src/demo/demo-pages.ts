import { LANGS } from '../domain/locales.ts'
import { FIXED_PAGE_IDS } from '../domain/paths.ts'
import type { PageText } from '../server/features/content/index.ts'
import { unescapeHtml } from './unescape-html.ts'

const files = import.meta.glob<string>('./pages/*/*.html', { query: '?raw', import: 'default' })

export async function demoPages(): Promise<PageText[]> {
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
