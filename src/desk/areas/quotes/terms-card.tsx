import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, memo } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../domain/limits.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Checkbox } from '../../../web/ui/checkbox.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { defaultsQuery } from './quotes-query.ts'
import { problemsOf, type TermsFields } from './terms.ts'
import type { QuoteDraft } from './use-quote-draft.ts'

type TermsCardProps = Pick<QuoteDraft, 'terms' | 'setTerms'> & { isReadOnly: boolean }

const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FOB', 'CIF']

/** Saved by itself, like the lines. */
export const TermsCard = memo(function TermsCard({ terms, setTerms, isReadOnly }: TermsCardProps) {
  const all = useTranslations()
  const t = useTranslations('desk_quotes.terms')
  const mark = useDecimalMark()
  const problems = problemsOf(terms, mark)
  const set = (changes: Partial<TermsFields>) => setTerms({ ...terms, ...changes })
  const text = (
    name: 'incoterm' | 'pay_terms' | 'valid_until' | 'shipping_fee' | 'note' | 'internal_note',
  ) => ({
    value: terms[name],
    disabled: isReadOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: target.value }),
  })
  return (
    <Card level="h2" title={t('title')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('valid_until')} error={problems.valid_until && all(problems.valid_until)}>
          <TextInput size="sm" type="date" max="9999-12-31" {...text('valid_until')} />
        </Field>
        <Field label={t('incoterm')}>
          <TextInput size="sm" list="incoterms" maxLength={LIMITS.nameLength} {...text('incoterm')} />
        </Field>
        <datalist id="incoterms">
          {INCOTERMS.map(value => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <Field label={t('pay_terms')} className="sm:col-span-2">
          <TextInput size="sm" maxLength={LIMITS.nameLength} {...text('pay_terms')} />
        </Field>
        <Shipping terms={terms} set={set} isReadOnly={isReadOnly} />
        {terms.shipping_id !== '' && (
          <Field label={t('shipping_fee')} error={problems.shipping_fee && t('fee_missing')}>
            <TextInput size="sm" inputMode="decimal" {...text('shipping_fee')} />
          </Field>
        )}
        <div className="flex flex-col gap-2 sm:col-span-2">
          {(['is_held', 'allows_partial'] as const).map(name => (
            <Checkbox
              key={name}
              label={t(name)}
              disabled={isReadOnly}
              checked={terms[name] === 'yes'}
              onChange={({ target }) => set({ [name]: target.checked ? 'yes' : 'no' })}
            />
          ))}
        </div>
        <Field label={t('note')}>
          <TextArea rows={3} dir="auto" maxLength={LIMITS.commentLength} {...text('note')} />
        </Field>
        <Field label={t('internal_note')}>
          <TextArea rows={3} dir="auto" maxLength={LIMITS.commentLength} {...text('internal_note')} />
        </Field>
      </div>
    </Card>
  )
})

type ShippingProps = {
  terms: TermsFields
  set: (changes: Partial<TermsFields>) => void
  isReadOnly: boolean
}

const BUYER = 'buyer'

function Shipping({ terms, set, isReadOnly }: ShippingProps) {
  const t = useTranslations('desk_quotes')
  const { data } = useQuery(defaultsQuery)
  const services = data?.services ?? []
  return (
    <Field label={t('shipping')}>
      <PlainSelect
        isDisabled={isReadOnly}
        value={terms.shipping_id || BUYER}
        options={[
          { value: BUYER, label: t('buyer_chooses') },
          ...services.map(({ id, carrier, service }) => ({ value: id, label: `${carrier} ${service}` })),
        ]}
        onValueChange={value =>
          set(value === BUYER ? { shipping_id: '', shipping_fee: '' } : { shipping_id: value })
        }
      />
    </Field>
  )
}
