import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { asPart, partIdOf } from '../../../../contract/shop/names.ts'
import { addWatch } from '../../../../contract/shop/watches.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useSite } from '../../../shell/page/site-data.ts'

type WatchFormProps = { goods: GoodsDetail; quantity: number }
type Sent = { isOn: boolean; quantity: number; email: string }

export function WatchForm({ goods, quantity }: WatchFormProps) {
  const t = useTranslations()
  const isSignedIn = useSite()?.isSignedIn ?? false
  const [sent, setSent] = useState<Sent | null>(null)
  const form = useForm(addWatch, {
    extra: asPart(partIdOf(goods)),
    compose: ({ qty, ...typed }) => ({ ...typed, qty: readQuantity(String(qty ?? '')) ?? Number.NaN }),
    onDone: ({ is_on }, { qty, email = '' }) => setSent({ isOn: is_on, quantity: qty, email: email.trim() }),
  })
  if (sent) return <Done sent={sent} />
  return (
    <Form form={form} label={t('product.watch')} className="pt-2">
      <p className="text-sm text-ink-soft">
        {t('watch.text')} {isSignedIn && t('watch.own_mailbox')}
      </p>
      <FormField name="qty" label={t('goods.quantity')}>
        <TextInput
          name="qty"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(quantity)}
          className="ltr-value rtl:text-end"
        />
      </FormField>
      {!isSignedIn && <TextField name="email" type="email" autoComplete="email" label={t('forms.email')} />}
      <SubmitButton variant="secondary">{t('watch.submit')}</SubmitButton>
    </Form>
  )
}

/** The pressed button disappears, so the focus moves to the response. */
function Done({ sent: { isOn, quantity, email } }: { sent: Sent }) {
  const t = useTranslations('watch')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice tone="success">
        <p className="wrap-anywhere">
          {isOn
            ? t('is_on', { quantity: format.count(quantity) })
            : t.rich('mail_sent', { email, b: emailInText })}
        </p>
      </Notice>
    </div>
  )
}

function emailInText(email: ReactNode) {
  return <strong className="ltr-value font-semibold text-ink">{email}</strong>
}
