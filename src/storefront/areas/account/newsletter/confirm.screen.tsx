import { useTranslations } from 'use-intl'
import { confirmSubscription, subscribe } from '../../../../contract/shop/subscriptions.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { AskAnew } from '../mailed-links/ask-anew.tsx'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { PressedLink } from '../mailed-links/pressed-link.tsx'
import { Subscribed } from './subscribed.tsx'

export function Component() {
  const t = useTranslations()
  return (
    <PressedLink
      endpoint={confirmSubscription}
      title={t('titles.subscribe_confirm')}
      press={{
        text: t('newsletter.confirm_press'),
        button: t('newsletter.confirm'),
        busy: t('newsletter.confirming'),
      }}
      noLinkText={t('newsletter.no_link')}
      failed={{
        title: t('newsletter.confirm_failed'),
        text: t('newsletter.confirm_failed_text', { days: LIMITS.subscribeLinkDays }),
      }}
      done={<Subscribed />}
      askAnew={<SubscribeAnew />}
    />
  )
}

function SubscribeAnew() {
  const t = useTranslations('newsletter')
  return <AskAnew endpoint={subscribe} sentText={email => t.rich('mail_sent', { email, b: emailInText })} />
}
