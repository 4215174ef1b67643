import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { verifyReset } from '../../../contract/account.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { useSay } from '../../forms/form-context.ts'
import { Link } from '../../i18n/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Notice } from '../../ui/notice.tsx'
import { AuthPage } from './auth-page.tsx'
import { NoAnswerNotice } from './no-answer.tsx'
import { ResetForm } from './reset-form.tsx'
import { useAnswerAtOnce } from './use-answer.ts'
import { useLinkToken } from './use-link-token.ts'
import { Waiting } from './waiting.tsx'

export function Component() {
  const token = useLinkToken()
  const [isSaved, setIsSaved] = useState(false)
  if (isSaved) return <Saved />
  if (token === null) return <BadLink text="errors.link_invalid" />
  return <Reset token={token} onSaved={() => setIsSaved(true)} />
}

function Reset({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useTranslations()
  const { answer, ask } = useAnswerAtOnce(verifyReset, token)
  const isOnItsWay = answer.is === 'unasked' || answer.is === 'awaited'
  if (answer.is === 'refused' && answer.problem.code !== null)
    return <BadLink text={answer.problem.text ?? 'errors.link_invalid'} />
  return (
    <AuthPage title={t('titles.reset_password')}>
      {isOnItsWay && <Waiting text={t('auth.checking_link')} />}
      {answer.is === 'refused' && <NoAnswerNotice onRetry={() => void ask()} />}
      {answer.is === 'here' && <ResetForm token={token} email={answer.data.email} onSaved={onSaved} />}
    </AuthPage>
  )
}

function BadLink({ text }: { text: string }) {
  const t = useTranslations()
  const say = useSay()
  const minutes = LIMITS.resetLinkSeconds / 60
  return (
    <AuthPage title={t('titles.reset_password')}>
      <Notice tone="error">{say(text)}</Notice>
      <p className="text-ink-soft">{t('auth.reset_failed_text', { minutes })}</p>
      <Link to="/forgotpassword" className={buttonClass({ variant: 'primary' })}>
        {t('auth.reset_again')}
      </Link>
    </AuthPage>
  )
}

function Saved() {
  const t = useTranslations('auth')
  return (
    <AuthPage isOutcome title={t('password_saved')} text={t('password_saved_text')}>
      {/* A new document: the one on show may still believe in a sign-in that has ended. */}
      <Link to="/login" data-reload className={buttonClass({ variant: 'primary' })}>
        {t('sign_in')}
      </Link>
    </AuthPage>
  )
}
