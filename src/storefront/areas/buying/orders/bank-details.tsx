import { useTranslations } from 'use-intl'
import type { BankAccount } from '../../../../contract/shop/payments.ts'
import { BANK_FIELDS } from '../../../../domain/pay-methods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Copyable } from './copyable.tsx'
import { Fact } from './fact.tsx'

/** The values for the bank's form, each with a copy button. */
export function BankDetails({ bank }: { bank: BankAccount }) {
  const t = useTranslations('payment')
  const format = useFormat()
  const code = { account_number: true, swift_code: true }
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={t('reference')}>
          <Copyable value={bank.reference} name={t('reference')} isStrong isCode />
          <p className="text-ink-soft text-sm">{t('reference_hint')}</p>
        </Fact>
        <Fact name={t('amount_usd')}>
          <Copyable
            value={bank.amount.toFixed(2)}
            text={format.amount(bank.amount)}
            name={t('amount_usd')}
            isStrong
            isCode
          />
        </Fact>
        {BANK_FIELDS.filter(name => bank[name] !== '').map(name => (
          <Fact key={name} name={t(name)}>
            <Copyable value={bank[name]} name={t(name)} isCode={name in code} />
          </Fact>
        ))}
      </dl>
      {bank.note && (
        <p className="text-ink-soft text-sm whitespace-pre-line">
          <bdi>{bank.note}</bdi>
        </p>
      )}
    </div>
  )
}
