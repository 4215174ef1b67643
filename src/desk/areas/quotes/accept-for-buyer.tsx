import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { acceptForBuyer, previewAcceptance, type QuoteDetail } from '../../../contract/desk/quotes.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { AddressInputs } from '../../../web/forms/address-fields.tsx'
import type { CountryOption } from '../../../web/forms/country-field.tsx'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { type PoFile, PoFileField } from '../../../web/forms/po-file-field.tsx'
import type { FormValues } from '../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { countriesQuery } from '../../shell/edit/countries-query.ts'
import { useLateFocus } from '../../shell/edit/use-late-focus.ts'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepPresent, keepQuote } from './quotes-query.ts'

type AcceptProps = { quote: QuoteDetail; onClose: () => void }

/** The buyer has ordered by mail or phone. */
export function AcceptForBuyer({ quote, onClose }: { quote: QuoteDetail | null; onClose: () => void }) {
  const t = useTranslations()
  return (
    <Dialog
      size="lg"
      title={t('desk_quotes.acts.accept')}
      closeLabel={t('actions.close')}
      isOpen={quote !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {quote && <Acceptance quote={quote} onClose={onClose} />}
    </Dialog>
  )
}

/** Shipping and total depend on the country and the service. */
function Acceptance({ quote, onClose }: AcceptProps) {
  const { number, version } = quote
  const [typedCountry, setCountry] = useState<string | null>(null)
  const [shippingId, setShippingId] = useState<string | undefined>(undefined)
  const countries = useQuery(countriesQuery)
  const country = typedCountry ?? quote.country
  const asked = { number, version, country, ...(shippingId ? { shipping_id: shippingId } : {}) }
  const preview = useQuery({
    queryKey: ['quotes', 'acceptance', asked],
    queryFn: () => call(previewAcceptance, asked),
    placeholderData: keepPreviousData,
  })
  // The form begins with the address of the last order, which may be in another country.
  if (typedCountry === null && preview.data) setCountry(preview.data.addresses?.shipping.country ?? country)
  const error = countries.error ?? preview.error
  if (error) return <LoadingFailed error={error} onRetry={() => preview.refetch()} />
  if (!countries.data || !preview.data) return <LoadingRows />
  return (
    <AcceptForm
      quote={quote}
      onClose={onClose}
      countries={countries.data}
      preview={preview.data}
      onCountry={next => {
        setCountry(next)
        setShippingId(undefined)
      }}
      onShipping={setShippingId}
    />
  )
}

type AcceptFormProps = AcceptProps & {
  countries: CountryOption[]
  preview: CallData<typeof previewAcceptance>
  onCountry: (country: string) => void
  onShipping: (id: string) => void
}

function AcceptForm({ quote, onClose, countries, preview, onCountry, onShipping }: AcceptFormProps) {
  const t = useTranslations('desk_quotes')
  const { amount } = useFormat()
  const { number, rev, version, contact_name, telephone, country } = quote
  const { total, shipping_options: services, shipping_id } = preview
  const [poFile, setPoFile] = useState<PoFile | undefined>()
  const form = useForm(acceptForBuyer, {
    extra: {
      ...{ number, rev, version, expected_total: total, po_file: poFile },
      ...(shipping_id ? { shipping_id } : {}),
    },
    draft: `accept-${number}`,
    compose: withAddress,
    onDone: async accepted => {
      tell({ key: 'desk_quotes.done.accept', values: { number: accepted.order_number ?? '' } })
      onClose()
      await keepQuote(accepted)
    },
    onRefused: keepPresent,
  })
  useLateFocus(form.ref, true)
  const known = { contact_name, telephone, country, ...NO_ADDRESS, ...preview.addresses?.shipping }
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" autoComplete="off" label={t('accept.name')} defaultValue={contact_name} />
        <TextField name="po_number" autoComplete="off" label={t('accept.po')} />
      </div>
      <PoFileField label={t('accept.po_file')} hint={t('accept.po_file_hint')} onFile={setPoFile} />
      <AddressInputs address={known} countries={countries} within="shipping_address" onCountry={onCountry} />
      <div className="grid gap-4 sm:grid-cols-2">
        {services.length > 0 && (
          <Field label={t('shipping')}>
            <PlainSelect
              value={shipping_id ?? ''}
              options={services.map(({ id, carrier, service, fee }) => ({
                value: id,
                label: `${carrier} ${service}, ${amount(fee)}`,
              }))}
              onValueChange={onShipping}
            />
          </Field>
        )}
        <FormField name="pay_method" label={t('accept.pay')}>
          <NativeSelect
            name="pay_method"
            defaultValue="bank"
            options={preview.pay_methods
              .filter(({ enabled }) => enabled)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
        <TextField name="remark" autoComplete="off" label={t('columns.note')} isOptional />
      </div>
      <p className="text-sm text-ink-soft">{t('accept.hint')}</p>
      <SubmitButton className="self-end">{t('accept.submit', { total: amount(total) })}</SubmitButton>
    </Form>
  )
}

const NO_ADDRESS = { address_line1: '', address_line2: '', city: '', state: '', postal_code: '' }
const PREFIX = 'shipping_address.'

function withAddress(typed: FormValues): Record<string, unknown> {
  const entries = Object.entries(typed)
  const address = entries.flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : [],
  )
  const others = entries.filter(([name]) => !name.startsWith(PREFIX) && !name.startsWith('po_file'))
  return { ...Object.fromEntries(others), shipping_address: Object.fromEntries(address) }
}
