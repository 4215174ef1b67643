import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { resendLink } from '../../../contract/account.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { emailInText } from '../../mailed-links/email-in-text.tsx'
import { Notice } from '../../ui/notice.tsx'

const EXTRA = { type: 'activation' }

/** Asks for the address an activation link goes to. */
export function ResendForm() {
  const t = useTranslations()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const form = useForm(resendLink, {
    extra: EXTRA,
    asVisitor: true,
    onDone: (_, { email }) => setMailedTo(email.trim()),
  })
  return (
    <Form form={form}>
      <div role="status" className="empty:hidden">
        {mailedTo !== null && !form.problem && (
          <Notice tone="success">
            <p className="wrap-anywhere">{t.rich('auth.link_sent', { email: mailedTo, b: emailInText })}</p>
          </Notice>
        )}
      </div>
      <TextField name="email" type="email" autoComplete="email" label={t('forms.email')} />
      <SubmitButton variant={mailedTo === null ? 'primary' : 'secondary'} className="w-full">
        {t('auth.send_link')}
      </SubmitButton>
    </Form>
  )
}
