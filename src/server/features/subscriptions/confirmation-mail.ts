import { LIMITS } from '../../../domain/limits.ts'
import { NEWS_PATH, SUBSCRIBE_CONFIRM_PATH, withToken } from '../../../domain/paths.ts'
import { type ComposedMail, type ComposeTools, inUnits, pageAddress } from '../mail/index.ts'
import { endingLink } from './ending-links.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

/** Anyone can have this sent to anyone, so it contains no input. */
export function confirmationMail(tools: ComposeTools, subscription: SubscriptionRow): ComposedMail {
  const { t, shop, lang } = tools
  const url = pageAddress(tools, withToken(SUBSCRIBE_CONFIRM_PATH, subscription.token))
  return {
    to: subscription.email,
    subject: t('mail.subscribe.subject', { shop }),
    heading: t('mail.subscribe.heading'),
    blocks: [
      { kind: 'text', text: t('mail.subscribe.text', { shop }) },
      { kind: 'button', text: t('mail.subscribe.button'), url },
      {
        kind: 'note',
        text: t('mail.subscribe.note', { duration: inUnits(lang, LIMITS.subscribeLinkDays, 'day') }),
      },
      endingLink(tools, subscription),
    ],
  }
}

export function subscribedMail(tools: ComposeTools, subscription: SubscriptionRow): ComposedMail {
  const { t, shop } = tools
  return {
    to: subscription.email,
    subject: t('mail.subscribed.subject', { shop }),
    heading: t('mail.subscribed.heading'),
    blocks: [
      { kind: 'text', text: t('mail.subscribed.text', { shop }) },
      { kind: 'link', text: t('mail.subscribed.news'), url: pageAddress(tools, NEWS_PATH) },
      { kind: 'note', text: t('mail.subscribed.note') },
      endingLink(tools, subscription),
    ],
  }
}
