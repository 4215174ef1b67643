import { useTranslations } from 'use-intl'
import { sumAmounts } from '../../../../domain/money.ts'
import { dayRange } from '../../../../web/i18n/day-range.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { NativeSelect } from '../../../../web/ui/native-select.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import type { Freight } from './use-freight.ts'

/** A name, and its amount at the end of the line. */
export const SUM = 'flex flex-wrap items-baseline justify-between gap-x-3'

type FreightEstimateProps = { freight: Freight; subtotal: number; className: string }

/** Rendered in the summary and below the lines. On narrow windows the summary is a bar without room for it. */
export function FreightEstimate({ freight, subtotal, className }: FreightEstimateProps) {
  const t = useTranslations()
  const { countries, country, choose, option } = freight
  if (countries.length === 0) return null
  return (
    <div className={classNames('flex flex-col gap-2 pt-3', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
      <label
        className="flex flex-col gap-1 text-sm"
        onChange={({ target }) => target instanceof HTMLSelectElement && choose(target.value)}
      >
        <span>{t('cart.ship_to')}</span>
        <NativeSelect
          key={country}
          size="sm"
          defaultValue={country}
          placeholder={t('forms.choose_country')}
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </label>
      <div role="status">
        {option && <Sums option={option} subtotal={subtotal} />}
        {option === null && <p>{t('cart.no_shipping')}</p>}
      </div>
    </div>
  )
}

type SumsProps = { option: NonNullable<Freight['option']>; subtotal: number }

function Sums({ option, subtotal }: SumsProps) {
  const t = useTranslations()
  const format = useFormat()
  const days = t('cart.days', { days: dayRange(option, format.count), count: option.max_days })
  return (
    <>
      <p className={SUM}>
        {t('cart.shipping_estimate')} <Price text={format.amount(option.fee)} />
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{`${option.carrier} ${option.service}`}</bdi> · {days}
      </p>
      <p className={SUM}>
        {t('cart.total_estimate')} <Price text={format.amount(sumAmounts([subtotal, option.fee]))} />
      </p>
    </>
  )
}
