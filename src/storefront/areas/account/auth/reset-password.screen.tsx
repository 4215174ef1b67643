import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { resetPassword, verifyReset } from '../../../../contract/shop/account.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { FORGOT_PASSWORD_PATH } from '../../../../domain/paths.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { useSay } from '../../../../web/forms/form-context.ts'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { CardPage } from '../../../shell/chrome/card-page.tsx'
import { browserSession } from '../../../shell/page/browser-session.ts'
import { emailInText } from '../mailed-links/email-in-text.tsx'
import { NoAnswerNotice } from '../mailed-links/no-answer.tsx'
import { useAnswerAtOnce } from '../mailed-links/use-answer.ts'
import { useLinkToken } from '../mailed-links/use-link-token.ts'
import { Waiting } from '../mailed-links/waiting.tsx'
import { AuthLink } from './auth-link.tsx'
import { SignInButton } from './sign-in-button.tsx'

const INVALID: Wording = { key: 'errors.link_invalid' }

export function Component() {
  const token = useLinkToken()
  const [isSaved, setIsSaved] = useState(false)
  if (isSaved) return <Saved />
  if (token === null) return <BadLink why={INVALID} />
  return <Reset token={token} onSaved={() => setIsSaved(true)} />
}

function Reset({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useTranslations()
  const { answer, ask } = useAnswerAtOnce(verifyReset, token)
  const isOnItsWay = answer.is === 'unasked' || answer.is === 'awaited'
  if (answer.is === 'refused' && answer.problem.code !== null)
    return <BadLink why={answer.problem.text ?? INVALID} />
  return (
    <CardPage title={t('titles.reset_password')}>
      {isOnItsWay && <Waiting text={t('auth.checking_link')} />}
      {answer.is === 'refused' && <NoAnswerNotice onRetry={() => void ask()} />}
      {answer.is === 'here' && <ResetForm token={token} email={answer.data.email} onSaved={onSaved} />}
    </CardPage>
  )
}

function BadLink({ why }: { why: Wording }) {
  const t = useTranslations()
  const say = useSay()
  const minutes = LIMITS.resetLinkSeconds / 60
  return (
    <CardPage title={t('titles.reset_password')}>
      <Notice tone="error">{say(why)}</Notice>
      <p className="text-ink-soft">{t('auth.reset_failed_text', { minutes })}</p>
      <Link to={FORGOT_PASSWORD_PATH} className={buttonClass({ variant: 'primary' })}>
        {t('auth.reset_again')}
      </Link>
    </CardPage>
  )
}

type ResetFormProps = { token: string; email: string; onSaved: () => void }

function ResetForm({ token, email, onSaved }: ResetFormProps) {
  const t = useTranslations()
  const form = useForm(resetPassword, {
    extra: { token },
    asVisitor: true,
    onDone: () => {
      // The server has ended all sign-ins, including this browser's.
      browserSession().signOut()
      onSaved()
    },
  })
  const hint = t('forms.password_hint', { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength })
  return (
    <Form form={form} noticeAction={<AuthLink to={FORGOT_PASSWORD_PATH}>{t('auth.reset_again')}</AuthLink>}>
      <p className="text-ink-soft wrap-anywhere">{t.rich('auth.reset_for', { email, b: emailInText })}</p>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('forms.new_password')}
        hint={hint}
      />
      <PasswordField
        name="confirm_password"
        autoComplete="new-password"
        label={t('forms.confirm_new_password')}
      />
      <SubmitButton className="w-full">{t('auth.save_password')}</SubmitButton>
    </Form>
  )
}

function Saved() {
  const t = useTranslations('auth')
  return (
    <CardPage isOutcome title={t('password_saved')} text={t('password_saved_text')}>
      <SignInButton />
    </CardPage>
  )
}
