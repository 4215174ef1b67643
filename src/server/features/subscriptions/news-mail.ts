import { articlePath } from '../../../domain/paths.ts'
import { loadNews } from '../content/index.ts'
import { type ComposedMail, type ComposeTools, pageAddress } from '../mail/index.ts'
import { endingLink } from './ending-links.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

/** The summary of an article with a link. Null when it no longer exists. */
export async function newsMail(
  tools: ComposeTools,
  subscription: SubscriptionRow,
  newsId: number,
): Promise<ComposedMail | null> {
  const { db, lang, t, shop } = tools
  const article = (await loadNews(db, lang)).find(({ id }) => id === newsId)
  if (!article) return null
  const { title, summary, news_page_url } = article
  return {
    to: subscription.email,
    subject: title,
    heading: title,
    blocks: [
      ...(summary === '' ? [] : [{ kind: 'text' as const, text: summary }]),
      {
        kind: 'button',
        text: t('mail.newsletter.button'),
        url: pageAddress(tools, articlePath(news_page_url)),
      },
      { kind: 'note', text: t('mail.newsletter.note', { shop }) },
      endingLink(tools, subscription),
    ],
  }
}
