import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isServerTrouble } from '../../../../contract/wire/errors.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { mostInStock } from '../../../../domain/line-state.ts'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { fillIn } from '../../../../web/forms/draft.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { recalledCountry } from '../cart/ship-to.ts'
import { BillingAddress, ShippingAddress } from './address-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { defaultBilling, defaultShipping } from './default-address.ts'
import type { CheckoutData } from './load-checkout.ts'
import { NotInStock } from './nothing-to-order.tsx'
import { PaymentSection } from './payment-section.tsx'
import { Review } from './review.tsx'
import { CheckoutSection } from './section.tsx'
import { ShippingSection } from './shipping-section.tsx'
import { ShortList } from './short-list.tsx'
import { usePlacing } from './use-placing.ts'
import { type PreviewHandle, usePreview } from './use-preview.ts'
import type { Changes } from './what-changed.ts'

const NO_TEXTS = [] as const
const loadChanges = async () => (await import('./changes-list.tsx')).ChangesList
const TAX_TEXTS = ['tax-ids'] as const
const loadTaxIds = async () => (await import('./tax-id-fields.tsx')).TaxIdFields
const COUNTRY_FIELD = 'shipping_address.country'

/** The whole checkout on one page; nothing is asked twice. */
export function CheckoutForm({ data }: { data: CheckoutData }) {
  const t = useTranslations()
  const { purchase, addresses, countries, isSignedIn, profile, known } = data
  const shipping = defaultShipping(addresses)
  const billing = defaultBilling(addresses)
  const [country, setCountry] = useState(shipping?.country ?? known?.country ?? '')
  const preview = usePreview(purchase, data.preview, country)
  const { form, changes } = usePlacing(data, preview)
  const followCountry = (chosen: string) => {
    setCountry(chosen)
    preview.setCountry(chosen)
  }
  const { ref, recall } = form
  const recallAndPrefill = useCallback(() => {
    recall()
    if (ref.current) prefillCountry(ref.current)
  }, [ref, recall])
  const choices = { addresses, countries, recall: recallAndPrefill }
  return (
    <Form
      form={form}
      label={t('titles.pay_order')}
      noticeAction={<AboutProblem form={form} changes={changes} preview={preview} data={data} />}
    >
      {preview.short.length > 0 && !form.problem && (
        <NotInStock lines={preview.short} purchase={purchase} most={mostOf(preview)} />
      )}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <ContactSection purchase={purchase} isSignedIn={isSignedIn} profile={profile} />
          <ShippingAddress {...choices} preselected={shipping} known={known} onCountry={followCountry} />
          <BillingAddress {...choices} preselected={billing} isSameAtFirst={billing?.id === shipping?.id} />
          <ShippingSection preview={preview} hasCountry={country !== ''} recall={form.recall} />
          <PaymentSection methods={preview.shown.pay_methods} terms={preview.shown.pay_terms} />
          <DetailsSection recall={form.recall} />
        </div>
        <Review shown={preview.shown} isFromCart={purchase.source === 'cart'} />
      </div>
    </Form>
  )
}

/**
 * Uses the country of the cart's estimate if neither an address nor the draft has one. Runs after hydration, because
 * the server does not know it.
 */
function prefillCountry(form: HTMLFormElement): void {
  const field = form.elements.namedItem(COUNTRY_FIELD)
  const country = recalledCountry()
  if (country && field instanceof HTMLSelectElement && field.value === '')
    fillIn(form, { [COUNTRY_FIELD]: country })
}

type AboutProblemProps = {
  form: ReturnType<typeof usePlacing>['form']
  changes: Changes | null
  preview: PreviewHandle
  data: CheckoutData
}

/** Details below the form's message: changes, lines out of stock, or a button to send it again. */
function AboutProblem({ form, changes, preview, data }: AboutProblemProps) {
  const t = useTranslations('checkout')
  const { Part: ChangesList } = useLazy(loadChanges, changes !== null, NO_TEXTS)
  if (!form.problem) return null
  if (changes) return ChangesList && <ChangesList changes={changes} />
  if (preview.short.length > 0)
    return <ShortList lines={preview.short} purchase={data.purchase} most={mostOf(preview)} />
  if (form.problem.code !== null && !isServerTrouble(form.problem.code)) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t('no_answer')}</p>
      <SubmitButton variant="secondary">{t('send_again')}</SubmitButton>
    </div>
  )
}

/** For a single part that is bought directly. */
function mostOf({ shown, short }: PreviewHandle): number {
  const goods = shown.lines[0]?.goods
  return goods && short[0] ? mostInStock({ ...goods, stock: short[0].stock }) : 0
}

/** References that the buyer's company needs on the documents. */
function DetailsSection({ recall }: { recall: () => void }) {
  const t = useTranslations('checkout')
  const { Part: TaxIdFields } = useLazy(loadTaxIds, true, TAX_TEXTS)
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
      {TaxIdFields && <TaxIdFields recall={recall} />}
      <FormField name="remark" label={t('remark')} hint={t('remark_hint')} isOptional>
        <TextArea name="remark" rows={3} maxLength={LIMITS.commentLength} />
      </FormField>
    </CheckoutSection>
  )
}
