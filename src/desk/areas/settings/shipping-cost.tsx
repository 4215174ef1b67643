import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getShippingCost } from '../../../contract/desk/settings.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { COUNTRY_CODES } from '../../../domain/countries.ts'
import { countryName } from '../../../domain/country-names.ts'
import { intlTag } from '../../../domain/locales.ts'
import { BASIC_GRAMS, ORDER_SOURCES, type OrderSource } from '../../../domain/shipping.ts'
import { readForm } from '../../../web/forms/read-form.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { LoadingFailed } from '../../shell/page/loading.tsx'
import { call } from '../../shell/session/call.ts'

const GRAMS_PER_KG = 1_000
const MOST_GRAMS = 1_000_000

/** “What would 1.2 kg to Germany cost?”, answered with the saved rates. */
export function ShippingCost({ rev }: { rev: number }) {
  const t = useTranslations('desk_settings.cost')
  const lang = useLang()
  const [shipment, setShipment] = useState<Shipment>({ country: 'DE', weight_grams: 1_200, source: 'cart' })
  const isUsable = shipment.weight_grams >= 0 && shipment.weight_grams <= MOST_GRAMS
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'shipping-cost', rev, shipment],
    queryFn: () => call(getShippingCost, shipment),
    enabled: isUsable,
    placeholderData: before => before,
  })
  return (
    <Card level="h2" title={t('title')} className="max-w-[52rem]">
      <form
        className="mb-4 grid gap-3 sm:grid-cols-3"
        onInput={event => setShipment(readShipment(event.currentTarget))}
        onSubmit={event => event.preventDefault()}
      >
        <Field label={t('weight')} error={isUsable ? undefined : t('weight_wrong')}>
          <TextInput isCode inputMode="decimal" name="weight" defaultValue="1.2" autoComplete="off" />
        </Field>
        <Field label={t('country')}>
          <NativeSelect name="country" defaultValue={shipment.country} options={countriesIn(lang)} />
        </Field>
        <Field label={t('source')} hint={t('covers', { grams: BASIC_GRAMS[shipment.source] })}>
          <NativeSelect
            name="source"
            defaultValue={shipment.source}
            options={ORDER_SOURCES.map(value => ({ value, label: t(`sources.${value}`) }))}
          />
        </Field>
      </form>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {data && isUsable && <Offers offers={data} />}
    </Card>
  )
}

type Shipment = { country: string; weight_grams: number; source: OrderSource }

/** A weight that is no number becomes -1. */
function readShipment(form: HTMLFormElement): Shipment {
  const { country, weight, source } = readForm(form)
  const grams = Math.ceil(Number(String(weight).replace(',', '.')) * GRAMS_PER_KG)
  return {
    country: String(country),
    weight_grams: Number.isNaN(grams) ? -1 : grams,
    source: ORDER_SOURCES.find(known => known === source) ?? 'cart',
  }
}

type Offer = CallData<typeof getShippingCost>[number]

function Offers({ offers }: { offers: Offer[] }) {
  const t = useTranslations('desk_settings.cost')
  const { price } = useFormat()
  if (offers.length === 0) return <p>{t('none')}</p>
  return (
    <Table label={t('title')}>
      <thead>
        <tr>
          <Th>{t('service')}</Th>
          <Th>{t('days')}</Th>
          <Th isNumeric>{t('fee')}</Th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ id, carrier, service, fee, min_days, max_days }) => (
          <tr key={id}>
            <Td>
              <bdi>{`${carrier} ${service}`}</bdi>
            </Td>
            <Td>
              <span className="ltr-value">{`${min_days}–${max_days}`}</span>
            </Td>
            <Td isNumeric className="font-semibold">
              <span className="ltr-value">{price(fee)}</span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function countriesIn(lang: ReturnType<typeof useLang>) {
  const { compare } = new Intl.Collator(intlTag(lang))
  return COUNTRY_CODES.map(value => ({ value, label: countryName(lang, value) })).sort((a, b) =>
    compare(a.label, b.label),
  )
}
