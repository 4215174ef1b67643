import { speak } from '../../../contract/wire/translate.ts'
import { langOr } from '../../../domain/locales.ts'
import type { Compose, Composers, ComposeTools, Letter } from '../mail/index.ts'
import { confirmationLetter, subscribedLetter } from './confirmation-letter.ts'
import { endingHeaders } from './ending-links.ts'
import { newsLetter } from './news-letter.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions.queries.ts'

/** Who has ended a subscription meanwhile, or was erased, is not written to. */
export const subscriptionMails: Composers = {
  subscribe: toMailbox((tools, subscription) =>
    isOn(subscription) ? subscribedLetter(tools, subscription) : confirmationLetter(tools, subscription),
  ),
  newsletter: toMailbox(async (tools, subscription, { news_id }) =>
    isOn(subscription) ? newsLetter(tools, subscription, Number(news_id)) : null,
  ),
}

type Fields = Parameters<Compose>[1]
type Write = (
  tools: ComposeTools,
  subscription: SubscriptionRow,
  fields: Fields,
) => Letter | Promise<Letter | null>

/** In the language of the subscription, with a way to end it in every one of them. */
function toMailbox(write: Write): Compose {
  return async (tools, fields) => {
    const subscription = await findSubscription(tools.db, Number(fields.subscription_id))
    if (!subscription) return null
    const lang = langOr(subscription.lang, tools.lang)
    const letter = await write({ ...tools, lang, t: (await speak(lang)).t }, subscription, fields)
    return letter && { ...letter, lang, headers: endingHeaders(tools, subscription) }
  }
}

function isOn({ confirmedAt, endedAt }: SubscriptionRow): boolean {
  return confirmedAt !== null && endedAt === null
}
