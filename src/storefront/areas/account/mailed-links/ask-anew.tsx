import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { resendLink } from '../../../../contract/shop/account.ts'
import type { subscribe } from '../../../../contract/shop/subscriptions.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Notice } from '../../../../web/ui/notice.tsx'

type AskAnewProps = {
  endpoint: typeof resendLink | typeof subscribe
  extra?: Record<string, unknown>
  sentText: (email: string) => ReactNode
}

/** Asks for the address that a new link is sent to. */
export function AskAnew({ endpoint, extra, sentText }: AskAnewProps) {
  const t = useTranslations()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const form = useForm(endpoint, {
    extra,
    asVisitor: true,
    onDone: (_, { email }) => setMailedTo(email.trim()),
  })
  return (
    <Form form={form}>
      <div role="status" className="empty:hidden">
        {mailedTo !== null && !form.problem && (
          <Notice tone="success">
            <p className="wrap-anywhere">{sentText(mailedTo)}</p>
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
