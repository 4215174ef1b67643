import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { TermsText } from '../checkout/terms-text.tsx'
import type { QuoteFormsProps } from './quote-form-props.ts'
import { QuoteSums } from './quote-sums.tsx'

/** The sums, the typed name and the button that accepts. */
export function AcceptSummary({ data: { quote }, choice, totals: { shown } }: QuoteFormsProps) {
  const t = useTranslations()
  const format = useFormat()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-hairline bg-bench flex min-w-0 flex-col gap-4 rounded-md border p-4 sm:p-6 md:sticky md:top-4"
    >
      <h2 id={id} className="text-lg">
        {t('quote.accept')}{' '}
        <span className="text-ink-soft text-sm font-normal">
          {t('checkout.line_count', { count: choice.choices.length })}
        </span>
      </h2>
      <QuoteSums quote={quote} totals={shown} isInPanel />
      <TextField
        name="name"
        autoComplete="off"
        label={t('quote.your_name')}
        hint={t('quote.your_name_hint')}
      />
      <SubmitButton className="min-h-12 w-full">
        {t('quote.accept_and_pay', { amount: format.transfer(shown.total) })}
      </SubmitButton>
      <TermsText text="quote.accept_terms" />
    </section>
  )
}
