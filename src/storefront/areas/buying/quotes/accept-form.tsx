import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { isShippingQuotedTo } from '../../../../domain/quotes/offer.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { type PoFile, PoFileField } from '../../../../web/forms/po-file-field.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { BillingAddress, ShippingAddress } from '../checkout/address-section.tsx'
import { defaultBilling, defaultShipping } from '../checkout/default-address.ts'
import { PaymentSection } from '../checkout/payment-section.tsx'
import { CheckoutSection } from '../checkout/section.tsx'
import { ShippingSection } from '../checkout/shipping-section.tsx'
import { AboutRefusal } from './about-refusal.tsx'
import { AcceptSummary } from './accept-summary.tsx'
import type { QuoteFormsProps } from './quote-form-props.ts'
import { useAccepting } from './use-accepting.ts'

/** Address, shipping, payment and name: accepting places the order. */
export function AcceptForm(props: QuoteFormsProps) {
  const t = useTranslations('quote')
  const { data, totals } = props
  const { quote, addresses, countries, known } = data
  const shipping = defaultShipping(addresses)
  const billing = defaultBilling(addresses)
  const [country, setCountry] = useState(data.country)
  const [poFile, setPoFile] = useState<PoFile | undefined>()
  const { form, ...refused } = useAccepting(props, poFile)
  const followCountry = (chosen: string) => {
    setCountry(chosen)
    totals.setCountry(chosen)
  }
  const choices = { addresses, countries, recall: form.recall }
  return (
    <Form form={form} label={t('accept')} noticeAction={<AboutRefusal {...refused} />}>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <ShippingAddress {...choices} preselected={shipping} known={known} onCountry={followCountry} />
          <BillingAddress {...choices} preselected={billing} isSameAtFirst={billing?.id === shipping?.id} />
          {!(quote.shipping && isShippingQuotedTo(quote.country, country)) && (
            <ShippingSection preview={totals} hasCountry={country !== ''} recall={form.recall} />
          )}
          <PaymentSection methods={quote.pay_methods} terms={totals.shown.terms_days} />
          <DetailsSection onFile={setPoFile} />
        </div>
        <AcceptSummary {...props} />
      </div>
    </Form>
  )
}

/** References that the buyer's company needs on the documents. */
function DetailsSection({ onFile }: { onFile: (file: PoFile | undefined) => void }) {
  const t = useTranslations('checkout')
  const quote = useTranslations('quote')
  return (
    <CheckoutSection title={t('details')}>
      <TextField
        name="po_number"
        autoComplete="off"
        label={t('po_number')}
        hint={t('po_hint')}
        isOptional
        className="sm:max-w-80"
      />
      <PoFileField label={quote('po_file')} hint={quote('po_file_hint')} onFile={onFile} />
      <FormField name="remark" label={t('remark')} hint={t('remark_hint')} isOptional>
        <TextArea name="remark" rows={3} maxLength={LIMITS.commentLength} />
      </FormField>
    </CheckoutSection>
  )
}
