import { LANGS } from '../domain/locales.ts'
import type { Database } from '../server/database/connection.ts'
import { addArticle, addTag } from '../server/features/content/index.ts'
import type { CategoryIds } from './demo-categories.ts'
import index from './news/index.json' with { type: 'json' }
import { unescapeHtml } from './unescape-html.ts'

const files = import.meta.glob<string>('./news/*/*.html', { query: '?raw', import: 'default' })

export async function loadDemoNews(db: Database, categoryIds: CategoryIds): Promise<void> {
  const tagIds = new Map<string, number>()
  for (const [position, { key, names }] of index.tags.entries())
    tagIds.set(key, await addTag(db, position, names))
  for (const { slug, cover, published, tags, categories } of index.articles)
    await addArticle(db, {
      cover,
      publishedAt: new Date(published),
      tagIds: known(tags, tagIds),
      categoryIds: known(categories, categoryIds),
      texts: await Promise.all(LANGS.map(async lang => ({ lang, ...(await articleText(slug, lang)) }))),
    })
}

function known(keys: string[], ids: Map<string, number>): number[] {
  return keys.map(key => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo has no ${key}`)
    return id
  })
}

async function articleText(slug: string, lang: string) {
  const html = (await files[`./news/${slug}/${lang}.html`]?.()) ?? ''
  const [, title, summary, content] =
    /^<h1>(.*?)<\/h1>\s*<p class="summary">(.*?)<\/p>\s*([\s\S]+)$/.exec(html) ?? []
  if (!title || !summary || !content) throw new Error(`the article ${slug} in ${lang} is not whole`)
  return { title: unescapeHtml(title), summary: unescapeHtml(summary), content }
}
