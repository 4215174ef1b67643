import { useTranslations } from 'use-intl'
import { confirmSubscription } from '../../../contract/subscriptions.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { CardPage } from '../../chrome/card-page.tsx'
import { useSay } from '../../forms/form-context.ts'
import type { Problem } from '../../forms/problem.ts'
import { NoAnswerNotice } from '../../mailed-links/no-answer.tsx'
import { PressButton } from '../../mailed-links/press-button.tsx'
import { useAnswer } from '../../mailed-links/use-answer.ts'
import { useLinkToken } from '../../mailed-links/use-link-token.ts'
import { Notice } from '../../ui/notice.tsx'
import { SubscribeAnew } from './subscribe-anew.tsx'
import { Subscribed } from './subscribed.tsx'

const DAYS = LIMITS.subscribeLinkSeconds / (24 * 3600)

export function Component() {
  const token = useLinkToken()
  return token === null ? <NoLink /> : <Confirmation token={token} />
}

function NoLink() {
  const t = useTranslations()
  return (
    <CardPage title={t('titles.subscribe_confirm')} text={t('letters.no_link')}>
      <SubscribeAnew />
    </CardPage>
  )
}

function Confirmation({ token }: { token: string }) {
  const t = useTranslations()
  const { answer, ask } = useAnswer(confirmSubscription, token)
  if (answer.is === 'here') return <Subscribed />
  if (answer.is === 'refused' && answer.problem.code !== null) return <Refused problem={answer.problem} />
  return (
    <CardPage title={t('titles.subscribe_confirm')} text={t('letters.confirm_press')}>
      {answer.is === 'refused' && <NoAnswerNotice />}
      <PressButton
        isBusy={answer.is === 'awaited'}
        busyText={t('letters.confirming')}
        onPress={() => void ask()}
      >
        {t('letters.confirm')}
      </PressButton>
    </CardPage>
  )
}

function Refused({ problem }: { problem: Problem }) {
  const t = useTranslations('letters')
  const say = useSay()
  return (
    <CardPage isOutcome title={t('confirm_failed')}>
      <Notice tone="error">{say(problem.text ?? 'errors.link_invalid')}</Notice>
      <p className="text-ink-soft">{t('confirm_failed_text', { days: DAYS })}</p>
      <SubscribeAnew />
    </CardPage>
  )
}
