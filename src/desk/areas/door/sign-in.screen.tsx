import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Me, signIn } from '../../../contract/desk/door.ts'
import { Form } from '../../../web/forms/form.tsx'
import { PasswordField } from '../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { DoorPage } from '../../shell/page/door-page.tsx'
import { CodeField } from '../../shell/session/code-field.tsx'
import { nextPath } from '../../shell/session/door-paths.ts'
import { setMe } from '../../shell/session/me.ts'
import { signInByPasskey } from '../../shell/session/passkey.ts'
import { PasskeyButton } from '../../shell/session/passkey-button.tsx'

export function Component() {
  const t = useTranslations()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [needsCode, setNeedsCode] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) code.current?.focus()
  }, [needsCode])
  const enter = async (me: Me) => {
    await setMe(me)
    await navigate(nextPath(search), { replace: true })
  }
  const form = useForm(signIn, {
    asVisitor: true,
    onDone: enter,
    onRefused: ({ reason }) => {
      if (reason === 'desk_errors.code_required') setNeedsCode(true)
    },
  })
  // The second step is no error: its field says what to enter.
  const isSecondStep = form.problem?.reason === 'desk_errors.code_required'
  return (
    <DoorPage title={t('desk.sign_in.title')} text={t('desk.sign_in.text')}>
      <Form form={isSecondStep ? { ...form, problem: null } : form}>
        <TextField name="email" type="email" autoComplete="username" label={t('forms.email')} />
        <PasswordField name="password" autoComplete="current-password" label={t('forms.password')} />
        {needsCode && (
          <CodeField ref={code} label={t('desk.factor.code')} hint={t('desk.sign_in.code_hint')} />
        )}
        <SubmitButton>{t('auth.sign_in')}</SubmitButton>
      </Form>
      <PasskeyButton use={signInByPasskey} onDone={enter}>
        {t('desk.passkeys.sign_in')}
      </PasskeyButton>
      <p className="text-sm text-ink-soft">{t('desk.sign_in.help')}</p>
    </DoorPage>
  )
}
