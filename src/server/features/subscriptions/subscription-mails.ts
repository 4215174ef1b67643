import { speak } from '../../../contract/wire/translate.ts'
import { langOr } from '../../../domain/locales.ts'
import type { Compose, ComposedMail, Composers, ComposeTools } from '../mail/index.ts'
import { confirmationMail, subscribedMail } from './confirmation-mail.ts'
import { endingHeaders } from './ending-links.ts'
import { newsMail } from './news-mail.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions.queries.ts'

/** Ended or erased subscriptions get no mail. */
export const subscriptionMails: Composers = {
  subscribe: toMailbox((tools, subscription) =>
    isOn(subscription) ? subscribedMail(tools, subscription) : confirmationMail(tools, subscription),
  ),
  newsletter: toMailbox(async (tools, subscription, { news_id }) =>
    isOn(subscription) ? newsMail(tools, subscription, Number(news_id)) : null,
  ),
}

type Fields = Parameters<Compose>[1]
type Write = (
  tools: ComposeTools,
  subscription: SubscriptionRow,
  fields: Fields,
) => ComposedMail | Promise<ComposedMail | null>

/** In the language of the subscription, always with an unsubscribe link. */
function toMailbox(write: Write): Compose {
  return async (tools, fields) => {
    const subscription = await findSubscription(tools.db, Number(fields.subscription_id))
    if (!subscription) return null
    const lang = langOr(subscription.lang, tools.lang)
    const composed = await write({ ...tools, lang, t: (await speak(lang)).t }, subscription, fields)
    return composed && { ...composed, lang, headers: endingHeaders(tools, subscription) }
  }
}

function isOn({ confirmedAt, endedAt }: SubscriptionRow): boolean {
  return confirmedAt !== null && endedAt === null
}
