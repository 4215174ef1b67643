import { useTranslations } from 'use-intl'
import { activate } from '../../../contract/account.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { CardPage } from '../../chrome/card-page.tsx'
import { useSay } from '../../forms/form-context.ts'
import type { Problem } from '../../forms/problem.ts'
import { Link } from '../../i18n/link.tsx'
import { NoAnswerNotice } from '../../mailed-links/no-answer.tsx'
import { PressButton } from '../../mailed-links/press-button.tsx'
import { useAnswer } from '../../mailed-links/use-answer.ts'
import { useLinkToken } from '../../mailed-links/use-link-token.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Notice } from '../../ui/notice.tsx'
import { AuthLink } from './auth-link.tsx'
import { ResendForm } from './resend-form.tsx'

export function Component() {
  const token = useLinkToken()
  return token === null ? <NoLink /> : <Activation token={token} />
}

function NoLink() {
  const t = useTranslations()
  return (
    <CardPage title={t('titles.activate')} text={t('auth.activate_text')} footer={<BackToSignIn />}>
      <ResendForm />
    </CardPage>
  )
}

function Activation({ token }: { token: string }) {
  const t = useTranslations()
  const { answer, ask } = useAnswer(activate, token)
  if (answer.is === 'here') return <Activated />
  if (answer.is === 'refused' && answer.problem.code !== null) return <Refused problem={answer.problem} />
  return (
    <CardPage title={t('titles.activate')} text={t('auth.activate_press')}>
      {answer.is === 'refused' && <NoAnswerNotice />}
      <PressButton
        isBusy={answer.is === 'awaited'}
        busyText={t('auth.activating')}
        onPress={() => void ask()}
      >
        {t('auth.activate')}
      </PressButton>
    </CardPage>
  )
}

function Activated() {
  const t = useTranslations('auth')
  return (
    <CardPage isOutcome title={t('activated')} text={t('activated_text')}>
      <Link to="/login" className={buttonClass({ variant: 'primary' })}>
        {t('sign_in')}
      </Link>
    </CardPage>
  )
}

function Refused({ problem }: { problem: Problem }) {
  const t = useTranslations('auth')
  const say = useSay()
  const hours = LIMITS.activationLinkSeconds / 3600
  return (
    <CardPage isOutcome title={t('activation_failed')} footer={<BackToSignIn />}>
      <Notice tone="error">{say(problem.text ?? 'errors.link_invalid')}</Notice>
      <p className="text-ink-soft">{t('activation_failed_text', { hours })}</p>
      <ResendForm />
    </CardPage>
  )
}

function BackToSignIn() {
  const t = useTranslations('auth')
  return <AuthLink to="/login">{t('back_to_sign_in')}</AuthLink>
}
