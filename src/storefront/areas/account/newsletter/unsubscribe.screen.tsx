import { useTranslations } from 'use-intl'
import { confirmSubscription, unsubscribe } from '../../../../contract/shop/subscriptions.ts'
import { NEWS_PATH } from '../../../../domain/paths.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import type { Problem } from '../../../../web/forms/problem.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { NoAnswerNotice } from '../mailed-links/no-answer.tsx'
import { PressButton } from '../mailed-links/press-button.tsx'
import { useAnswer, useAnswerAtOnce } from '../mailed-links/use-answer.ts'
import { useLinkToken } from '../mailed-links/use-link-token.ts'
import { Waiting } from '../mailed-links/waiting.tsx'
import { Subscribed } from './subscribed.tsx'

export function Component() {
  const token = useLinkToken()
  return token === null ? <BadLink /> : <Ending token={token} />
}

/**
 * Opening the link is enough to unsubscribe. A visitor who did not mean to, or whose mail filter opened it, can undo
 * it.
 */
function Ending({ token }: { token: string }) {
  const t = useTranslations()
  const { answer, ask } = useAnswerAtOnce(unsubscribe, token)
  if (answer.is === 'here') return <Ended token={token} />
  if (answer.is === 'refused' && isBadLink(answer.problem)) return <BadLink isOutcome />
  return (
    <CardPage title={t('titles.unsubscribe')}>
      {answer.is === 'refused' ? (
        <Trouble problem={answer.problem} onRetry={() => void ask()} />
      ) : (
        <Waiting text={t('newsletter.unsubscribing')} />
      )}
    </CardPage>
  )
}

/** Only the token is sent, so only it can fail the check of the input. */
function isBadLink({ reason }: Problem): boolean {
  return reason === 'errors.link_invalid' || reason === 'errors.check_input'
}

function Ended({ token }: { token: string }) {
  const t = useTranslations('newsletter')
  const { answer, ask } = useAnswer(confirmSubscription, token)
  if (answer.is === 'here') return <Subscribed />
  return (
    <CardPage isOutcome title={t('unsubscribed')} text={t('unsubscribed_text')}>
      {answer.is === 'refused' && <Trouble problem={answer.problem} />}
      <p className="text-ink-soft">{t('by_mistake')}</p>
      <PressButton
        variant="secondary"
        isBusy={answer.is === 'awaited'}
        busyText={t('confirming')}
        onPress={() => void ask()}
      >
        {t('subscribe_again')}
      </PressButton>
    </CardPage>
  )
}

function Trouble({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const say = useSay()
  if (problem.code === null) return <NoAnswerNotice onRetry={onRetry} />
  return <Notice tone="error">{say(problem.text ?? { key: 'errors.server' })}</Notice>
}

function BadLink({ isOutcome }: { isOutcome?: boolean }) {
  const t = useTranslations('newsletter')
  return (
    <CardPage isOutcome={isOutcome} title={t('unsubscribe_failed')} text={t('unsubscribe_failed_text')}>
      <Link to={NEWS_PATH} className={buttonClass({ variant: 'secondary' })}>
        {t('to_news')}
      </Link>
    </CardPage>
  )
}
