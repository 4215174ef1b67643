import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { asPart, partIdOf } from '../../../../contract/shop/names.ts'
import { getProfile, type Profile } from '../../../../contract/shop/profile.ts'
import { sendQuickRfq } from '../../../../contract/shop/rfq.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData, CallInput } from '../../../../contract/wire/endpoint.ts'
import { type DecimalMark, readPrice } from '../../../../domain/read-price.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { whenUnavailable } from '../../../../web/browser/when-unavailable.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import type { FormValues } from '../../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { useDecimalMark } from '../../../../web/i18n/use-decimal-mark.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useSendOnce } from '../../../shell/captcha/use-send-once.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { itemOf } from '../../../shell/rfq-list/rfq-list.ts'
import { ContactFields } from './contact-fields.tsx'

const PRICE = 'lines.0.target_price'

type QuickQuoteFormProps = { goods: GoodsDetail; quantity: number | null }

export function QuickQuoteForm({ goods, quantity }: QuickQuoteFormProps) {
  const t = useTranslations()
  const { data, isFailed } = useContactData()
  const [number, setNumber] = useState<string | null>(null)
  const mark = useDecimalMark()
  const form = useForm(sendQuickRfq, {
    send: useSendOnce(sendQuickRfq),
    draft: `quick-quote:${partIdOf(goods)}`,
    compose: typed => quickRequest(goods, quantity, typed, mark),
    onDone: ({ rfq_number }) => setNumber(rfq_number),
  })
  if (number !== null) return <Done number={number} />
  if (isFailed) return <ErrorText role="alert">{t('rfq.quick_failed')}</ErrorText>
  if (!data) return null
  return (
    <Form form={form} label={t('rfq.quick')} className="pt-2">
      <div>
        <h3 className="text-lg">{t('rfq.quick')}</h3>
        <p className="text-ink-soft text-sm">{t('rfq_form.quick_text')}</p>
      </div>
      <ContactFields {...data} isNarrow>
        <FormField name={PRICE} label={t('rfq_form.target_price')} isOptional>
          <TextInput name={PRICE} inputMode="decimal" autoComplete="off" className="ltr-value rtl:text-end" />
        </FormField>
      </ContactFields>
      <Send quantity={quantity} isMain={goods.stock <= 0} />
    </Form>
  )
}

type ContactData = { countries: CallData<typeof listCountries>; profile: Profile | null }

/** Loads the data of a contact form on a page that was rendered without it. */
function useContactData(): { data: ContactData | null; isFailed: boolean } {
  const call = useCall()
  const isSignedIn = useSite()?.isSignedIn ?? false
  const [data, setData] = useState<ContactData | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    // A profile only saves typing; without countries the form cannot be filled in.
    const profile = isSignedIn ? call(getProfile).catch(whenUnavailable(null)) : null
    Promise.all([call(listCountries), profile]).then(
      ([countries, known]) => setData({ countries, profile: known }),
      () => setIsFailed(true),
    )
  }, [call, isSignedIn])
  return { data, isFailed }
}

type SentLine = CallInput<typeof sendQuickRfq>['lines'][number]

/** Uses the quantity typed on the page. */
function quickRequest(goods: GoodsDetail, quantity: number | null, typed: FormValues, mark: DecimalMark) {
  const { [PRICE]: price, ...contact } = typed
  const { partId, quantity: pieces, ...item } = itemOf(goods, quantity ?? Number.NaN)
  const line: SentLine = {
    ...item,
    ...asPart(partId),
    qty: pieces,
    target_price: readPrice(String(price ?? ''), mark),
  }
  return { ...contact, lines: [line] }
}

/** The primary color only if there is no other primary button. */
function Send({ quantity, isMain }: { quantity: number | null; isMain: boolean }) {
  const t = useTranslations('rfq_form')
  const format = useFormat()
  return (
    <SubmitButton variant={isMain ? 'primary' : 'secondary'}>
      {quantity === null
        ? t('send_none')
        : t('quick_send', { count: quantity, shown: format.count(quantity) })}
    </SubmitButton>
  )
}

/** The pressed button disappears, so the focus moves to the response. */
function Done({ number }: { number: string }) {
  const t = useTranslations('rfq_form')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="rounded-md">
      <Notice tone="success" title={t('quick_done')}>
        <p>{t('quick_done_text', { number })}</p>
      </Notice>
    </div>
  )
}
