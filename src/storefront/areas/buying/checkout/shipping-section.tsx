import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShippingOption } from '../../../../contract/shop/orders.ts'
import { RFQ_PATH } from '../../../../domain/paths.ts'
import { useFieldError, useSay } from '../../../../web/forms/form-context.ts'
import { dayRange } from '../../../../web/i18n/day-range.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { CheckoutSection } from './section.tsx'
import type { PreviewHandle } from './use-preview.ts'

/** Orders and quotes have it. */
type ShippingChoice = Pick<PreviewHandle, 'isAsking' | 'trouble' | 'setShipping' | 'askAgain'> & {
  shown: Pick<PreviewHandle['shown'], 'shipping_options' | 'shipping_id'>
}

type ShippingSectionProps = { preview: ShippingChoice; hasCountry: boolean; recall: () => void }

/** The shipping options. Their prices depend on the country, so there are none before it is chosen. */
export function ShippingSection({ preview, hasCountry, recall }: ShippingSectionProps) {
  const t = useTranslations('checkout')
  const { shipping_options: options } = preview.shown
  const isOffered = options.length > 0 && !preview.trouble
  return (
    <CheckoutSection
      title={t('shipping_method')}
      aside={preview.isAsking && <Spinner label={t('asking_shipping')} className="text-brand" />}
    >
      {isOffered ? (
        <Options options={options} preview={preview} recall={recall} />
      ) : (
        <Nothing>
          <WhyNone preview={preview} hasCountry={hasCountry} />
        </Nothing>
      )}
    </CheckoutSection>
  )
}

type OptionsProps = { options: readonly ShippingOption[]; preview: ShippingChoice; recall: () => void }

function Options({ options, preview, recall }: OptionsProps) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const error = useFieldError('shipping_id')
  // The error was shown while there were no options; now the first one is chosen.
  const [before] = useState(error)
  // The draft's choice is restored with the options.
  useEffect(recall, [recall])
  return (
    <>
      <RadioGroup
        legend={t('shipping_method')}
        isLegendHidden
        isBoxed
        name="shipping_id"
        value={preview.shown.shipping_id ?? ''}
        onValueChange={preview.setShipping}
        error={error === before ? undefined : error}
        options={options.map(option => ({
          value: option.id,
          label: <bdi className="font-semibold">{`${option.carrier} ${option.service}`}</bdi>,
          hint: t('days', { days: dayRange(option, format.count), count: option.max_days }),
          aside: <span className="font-semibold">{format.amount(option.fee)}</span>,
        }))}
      />
      <p className="text-ink-soft text-sm">{options[0]?.note}</p>
    </>
  )
}

/** Keeps a field in the form that an error can refer to. */
function Nothing({ children }: { children: ReactNode }) {
  const error = useFieldError('shipping_id')
  return (
    <>
      <input type="hidden" name="shipping_id" value="" />
      {children}
      {error && <ErrorText>{error}</ErrorText>}
    </>
  )
}

function WhyNone({ preview, hasCountry }: Pick<ShippingSectionProps, 'preview' | 'hasCountry'>) {
  const t = useTranslations()
  const say = useSay()
  if (preview.trouble)
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={preview.askAgain}>
            {t('error.retry')}
          </Button>
        }
      >
        {say(preview.trouble)}
      </Notice>
    )
  if (preview.isAsking) return <p className="text-ink-soft">{t('checkout.asking_shipping')}</p>
  if (!hasCountry) return <p className="text-ink-soft">{t('checkout.country_first')}</p>
  return (
    <Notice
      tone="warning"
      action={
        <Link to={RFQ_PATH} className={buttonClass({ size: 'sm' })}>
          {t('goods.request_quote')}
        </Link>
      }
    >
      {t('checkout.no_shipping')}
    </Notice>
  )
}
