import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type CompanyTerms, changeCompanyTerms } from '../../../contract/desk/terms.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { CompanyAgreements } from './company-agreements.tsx'
import { Amount } from './customer-cells.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { keepTerms, priceGroupsQuery, termsQuery } from './terms-queries.ts'

/** Terms of payment, price group and agreed prices. */
export function CompanyTermsCards({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(termsQuery(id))
  if (error) return <LoadingFailed error={error} onRetry={refetch} />
  if (!data) return <LoadingRows />
  return (
    <>
      <TermsCard terms={data} />
      <CompanyAgreements terms={data} />
    </>
  )
}

function TermsCard({ terms }: { terms: CompanyTerms }) {
  const t = useTranslations('desk_customers')
  const may = useMay()
  const { data: groups = [] } = useQuery(priceGroupsQuery)
  const group = groups.find(({ id }) => id === terms.price_group_id)
  const used = <Amount key="used" usd={terms.credit_used} />
  return (
    <Card level="h2" title={t('terms')}>
      {may('terms.grant') ? (
        <div className="flex flex-col gap-4">
          {terms.terms_days > 0 && <CustomerFacts facts={[[t('credit_used'), used]]} />}
          <TermsForm key={`${terms.rev} ${groups.length}`} terms={terms} groups={groups} />
        </div>
      ) : (
        <CustomerFacts
          facts={[
            [t('terms_days'), terms.terms_days],
            [t('credit_limit'), <Amount key="limit" usd={terms.credit_limit} />],
            [t('credit_used'), used],
            [t('price_group'), group?.name ?? t('no_price_group')],
          ]}
        />
      )}
    </Card>
  )
}

type TermsFormProps = { terms: CompanyTerms; groups: readonly { id: number; name: string }[] }

function TermsForm({ terms, groups }: TermsFormProps) {
  const t = useTranslations()
  const form = useForm(changeCompanyTerms, {
    extra: { id: terms.id, rev: terms.rev },
    draft: `company-terms-${terms.id}-${terms.rev}`,
    compose: ({ terms_days, credit_limit, price_group_id }) => ({
      terms_days: Number(terms_days),
      credit_limit: Number(credit_limit),
      price_group_id: price_group_id ? Number(price_group_id) : null,
    }),
    onDone: async saved => {
      tell({ key: 'desk_customers.saved' })
      await keepTerms(saved)
    },
  })
  return (
    <Form form={form} label={t('desk_customers.terms')}>
      <FormField
        name="terms_days"
        label={t('desk_customers.terms_days')}
        hint={t('desk_customers.terms_hint')}
        isOptional
      >
        <TextInput name="terms_days" defaultValue={String(terms.terms_days)} inputMode="numeric" isCode />
      </FormField>
      <FormField name="credit_limit" label={t('desk_customers.credit_limit')} isOptional>
        <TextInput name="credit_limit" defaultValue={String(terms.credit_limit)} inputMode="decimal" isCode />
      </FormField>
      <FormField name="price_group_id" label={t('desk_customers.price_group')} isOptional>
        <NativeSelect
          name="price_group_id"
          defaultValue={terms.price_group_id === null ? '' : String(terms.price_group_id)}
          placeholder={t('desk_customers.no_price_group')}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('desk.save')}
      </SubmitButton>
    </Form>
  )
}
