import { useTranslations } from 'use-intl'
import type { PayMethod } from '../../../../contract/shop/orders.ts'
import { useFieldError } from '../../../../web/forms/form-context.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { CheckoutSection } from './section.tsx'

/** The payment methods and the next step for each. */
export function PaymentSection({ methods, terms }: { methods: readonly PayMethod[]; terms: number | null }) {
  const t = useTranslations('checkout')
  const error = useFieldError('pay_method')
  const enabled = methods.filter(method => method.enabled)
  return (
    <CheckoutSection title={t('payment_method')}>
      {enabled.length === 0 && <Notice tone="warning">{t('no_payment')}</Notice>}
      <RadioGroup
        legend={t('payment_method')}
        isLegendHidden
        isBoxed
        name="pay_method"
        defaultValue={enabled[0]?.id}
        error={error}
        options={enabled.map(({ id, name }) => ({
          value: id,
          label: <span className="font-semibold">{name}</span>,
          hint: id === 'bank' && terms !== null ? t('pay_terms', { days: terms }) : t(`pay_${id}`),
        }))}
      />
    </CheckoutSection>
  )
}
