import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { signIn } from '../../../contract/desk/door.ts'
import { Form } from '../../../web/forms/form.tsx'
import { PasswordField } from '../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { DoorPage } from '../../shell/page/door-page.tsx'
import { CodeField } from '../../shell/session/code-field.tsx'
import { nextPath } from '../../shell/session/door-paths.ts'
import { setMe } from '../../shell/session/me.ts'

export function Component() {
  const t = useTranslations()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [needsCode, setNeedsCode] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) code.current?.focus()
  }, [needsCode])
  const form = useForm(signIn, {
    asVisitor: true,
    onDone: async me => {
      await setMe(me)
      await navigate(nextPath(search), { replace: true })
    },
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
      <p className="text-sm text-ink-soft">{t('desk.sign_in.help')}</p>
    </DoorPage>
  )
}
