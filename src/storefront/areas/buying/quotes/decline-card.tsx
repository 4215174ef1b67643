import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { declineQuote } from '../../../../contract/shop/quotes.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { LOSS_REASONS } from '../../../../domain/quotes/states.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { NativeSelect } from '../../../../web/ui/native-select.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { hasMovedOn } from './has-moved-on.ts'
import type { QuoteData } from './load-quote.ts'

type DeclineCardProps = Pick<QuoteData, 'quote' | 'quoteKey'>

/** The reason is chosen from a list: pressing buttons alone, as mail scanners do, declines nothing. */
export function DeclineCard(props: DeclineCardProps) {
  const t = useTranslations('quote')
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <Card title={t('decline')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('decline_text')}</p>
        {isOpen ? (
          <DeclineForm {...props} />
        ) : (
          <Button className="self-start" disabled={!isHydrated} onClick={() => setIsOpen(true)}>
            {t('decline')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function DeclineForm({ quote: { quote_number, version }, quoteKey: key }: DeclineCardProps) {
  const t = useTranslations('quote')
  const { revalidate } = useRevalidator()
  const form = useForm(declineQuote, {
    extra: { quote_number, key, version },
    onRefused: refusal => hasMovedOn(refusal) && void revalidate(),
    onDone: revalidate,
  })
  return (
    <Form form={form} label={t('decline')}>
      <FormField name="reason" label={t('reason')}>
        <NativeSelect
          name="reason"
          placeholder={t('choose_reason')}
          options={LOSS_REASONS.map(reason => ({ value: reason, label: t(`reasons.${reason}`) }))}
        />
      </FormField>
      <FormField name="text" label={t('message')} isOptional>
        <TextArea name="text" dir="auto" rows={2} maxLength={LIMITS.commentLength} />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('decline_send')}
      </SubmitButton>
    </Form>
  )
}
