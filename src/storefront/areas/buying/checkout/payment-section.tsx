import { useTranslations } from 'use-intl'
import type { PayMethod } from '../../../../contract/shop/orders.ts'
import { useFieldError } from '../../../../web/forms/form-context.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { Section } from './section.tsx'

/** How it is paid, and what happens then. */
export function PaymentSection({ methods }: { methods: readonly PayMethod[] }) {
  const t = useTranslations('checkout')
  const error = useFieldError('pay_method')
  const enabled = methods.filter(method => method.enabled)
  return (
    <Section title={t('payment_method')}>
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
          hint: t(`pay_${id}`),
        }))}
      />
    </Section>
  )
}
