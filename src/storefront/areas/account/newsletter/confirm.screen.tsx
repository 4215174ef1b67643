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
        text: t('letters.confirm_press'),
        button: t('letters.confirm'),
        busy: t('letters.confirming'),
      }}
      noLinkText={t('letters.no_link')}
      failed={{
        title: t('letters.confirm_failed'),
        text: t('letters.confirm_failed_text', { days: LIMITS.subscribeLinkDays }),
      }}
      done={<Subscribed />}
      askAnew={<SubscribeAnew />}
    />
  )
}

function SubscribeAnew() {
  const t = useTranslations('letters')
  return <AskAnew endpoint={subscribe} sentText={email => t.rich('mail_sent', { email, b: emailInText })} />
}
