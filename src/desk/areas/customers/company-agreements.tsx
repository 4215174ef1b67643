import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  type Agreement,
  type CompanyTerms,
  removeAgreement,
  saveAgreement,
} from '../../../contract/desk/terms.ts'
import { NO_END } from '../../../domain/agreed-prices.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { readBreaks } from './read-breaks.ts'
import { keepTerms } from './terms-queries.ts'

export function CompanyAgreements({ terms }: { terms: CompanyTerms }) {
  const t = useTranslations('desk_customers')
  const mayGrant = useMay()('terms.grant')
  return (
    <Card level="h2" title={t('agreements')}>
      {terms.agreements.length === 0 && <p className="mb-3 text-ink-soft">{t('no_agreements')}</p>}
      <ul className="mb-4 divide-y divide-hairline empty:hidden">
        {terms.agreements.map(agreement => (
          <AgreementRow key={agreement.part_id} id={terms.id} agreement={agreement} mayGrant={mayGrant} />
        ))}
      </ul>
      {mayGrant && <AgreementForm id={terms.id} />}
    </Card>
  )
}

type AgreementRowProps = { id: number; agreement: Agreement; mayGrant: boolean }

function AgreementRow({ id, agreement, mayGrant }: AgreementRowProps) {
  const t = useTranslations('desk_customers')
  const { count, price, date } = useFormat()
  const { part_id, part_number, manufacturer, prices, until } = agreement
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeAgreement, { id, part_id }),
    onSuccess: keepTerms,
  })
  return (
    <li className="flex items-center justify-between gap-4 py-2 first:pt-0">
      <div className="min-w-0">
        <p>
          <span className="ltr-value font-mono wrap-anywhere">{part_number}</span> <bdi>{manufacturer}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <span className="ltr-value">
            {prices.map(step => `${count(step.qty)}: ${price(step.price)}`).join(' · ')}
          </span>{' '}
          · {until === NO_END ? t('no_end') : `${t('until')} ${date(until)}`}
        </p>
      </div>
      {mayGrant && (
        <Button
          size="sm"
          isBusy={isPending}
          className="shrink-0"
          aria-label={`${t('remove')} ${part_number}`}
          onClick={() => mutate()}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  )
}

function AgreementForm({ id }: { id: number }) {
  const t = useTranslations('desk_customers')
  const form = useForm(saveAgreement, {
    extra: { id },
    draft: `agreement-${id}`,
    compose: ({ prices, ...typed }) => ({ ...typed, prices: readBreaks(String(prices ?? '')) }),
    onDone: async saved => {
      form.ref.current?.reset()
      tell({ key: 'desk_customers.agreed' })
      await keepTerms(saved)
    },
  })
  return (
    <Form form={form} label={t('agree')}>
      <TextField name="part_number" label={t('part_number')} autoComplete="off" />
      <TextField name="manufacturer" label={t('manufacturer')} autoComplete="off" isOptional />
      <FormField name="prices" label={t('prices')} hint={t('prices_hint')}>
        <TextInput name="prices" autoComplete="off" isCode />
      </FormField>
      <FormField name="until" label={t('until')} hint={t('until_hint')}>
        <TextInput name="until" type="date" />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('agree')}
      </SubmitButton>
    </Form>
  )
}
