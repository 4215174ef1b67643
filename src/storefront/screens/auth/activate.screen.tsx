import { useTranslations } from 'use-intl'
import { activate } from '../../../contract/account.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { useSay } from '../../forms/form-context.ts'
import type { Problem } from '../../forms/problem.ts'
import { Link } from '../../i18n/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Notice } from '../../ui/notice.tsx'
import { AuthLink } from './auth-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { NoAnswerNotice } from './no-answer.tsx'
import { PressButton } from './press-button.tsx'
import { ResendForm } from './resend-form.tsx'
import { useAnswer } from './use-answer.ts'
import { useLinkToken } from './use-link-token.ts'

export function Component() {
  const token = useLinkToken()
  return token === null ? <NoLink /> : <Activation token={token} />
}

function NoLink() {
  const t = useTranslations()
  return (
    <AuthPage title={t('titles.activate')} text={t('auth.activate_text')} footer={<BackToSignIn />}>
      <ResendForm />
    </AuthPage>
  )
}

function Activation({ token }: { token: string }) {
  const t = useTranslations()
  const { answer, ask } = useAnswer(activate, token)
  if (answer.is === 'here') return <Activated />
  if (answer.is === 'refused' && answer.problem.code !== null) return <Refused problem={answer.problem} />
  return (
    <AuthPage title={t('titles.activate')} text={t('auth.activate_press')}>
      {answer.is === 'refused' && <NoAnswerNotice />}
      <PressButton
        isBusy={answer.is === 'awaited'}
        busyText={t('auth.activating')}
        onPress={() => void ask()}
      >
        {t('auth.activate')}
      </PressButton>
    </AuthPage>
  )
}

function Activated() {
  const t = useTranslations('auth')
  return (
    <AuthPage isOutcome title={t('activated')} text={t('activated_text')}>
      <Link to="/login" className={buttonClass({ variant: 'primary' })}>
        {t('sign_in')}
      </Link>
    </AuthPage>
  )
}

function Refused({ problem }: { problem: Problem }) {
  const t = useTranslations('auth')
  const say = useSay()
  const hours = LIMITS.activationLinkSeconds / 3600
  return (
    <AuthPage isOutcome title={t('activation_failed')} footer={<BackToSignIn />}>
      <Notice tone="error">{say(problem.text ?? 'errors.link_invalid')}</Notice>
      <p className="text-ink-soft">{t('activation_failed_text', { hours })}</p>
      <ResendForm />
    </AuthPage>
  )
}

function BackToSignIn() {
  const t = useTranslations('auth')
  return <AuthLink to="/login">{t('back_to_sign_in')}</AuthLink>
}
