import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CompanyTerms, changeCompanyTerms } from '../../../contract/desk/terms.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { Card } from '../../../web/ui/card.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { FactList } from '../../shell/page/fact-list.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { CompanyAgreements } from './company-agreements.tsx'
import { Amount } from './customer-cells.tsx'
import { keepTerms, priceGroupsQuery, termsQuery } from './terms-queries.ts'
import { fieldsOf, toSend } from './typed-terms.ts'

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
  const { data: groups, error, refetch } = useQuery(priceGroupsQuery)
  const group = groups?.find(({ id }) => id === terms.price_group_id)
  const used = <Amount key="used" usd={terms.credit_used} />
  return (
    <Card level="h2" title={t('terms')}>
      {may('terms.grant') ? (
        <div className="flex flex-col gap-4">
          {terms.terms_days > 0 && <FactList facts={[[t('credit_used'), used]]} />}
          {error && <LoadingFailed error={error} onRetry={refetch} />}
          {groups && <TermsForm terms={terms} groups={groups} />}
        </div>
      ) : (
        <FactList
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
  const mark = useDecimalMark()
  const edit = useEdit({ present: terms, fieldsOf: present => fieldsOf(present, mark), read })
  const draft = useEditDraft('company-terms', terms.id, edit.base.rev)
  const form = useForm(changeCompanyTerms, {
    draft,
    extra: { id: terms.id, rev: edit.rev },
    compose: typed => toSend(edit.compose(typed), mark),
    onRefused: edit.onRefused,
    onDone: async saved => {
      edit.start(saved)
      tell({ key: 'desk_customers.saved' })
      await keepTerms(saved)
    },
  })
  const { base } = edit
  const options = groups.map(({ id, name }) => ({ value: String(id), label: name }))
  const sayValue = (field: string, value: string) =>
    field === 'price_group_id' ? (options.find(group => group.value === value)?.label ?? value) : value
  return (
    <Form form={form} label={t('desk_customers.terms')}>
      <BothVersions
        conflicts={edit.conflicts}
        nameOf={field => t(`desk_customers.${LABELS[field] ?? 'terms'}`)}
        sayValue={sayValue}
        onUse={edit.takeTheirs}
      />
      <div ref={edit.box} key={edit.generation} className="flex flex-col gap-4">
        <FormField
          name="terms_days"
          label={t('desk_customers.terms_days')}
          hint={t('desk_customers.terms_hint')}
          isOptional
        >
          <TextInput name="terms_days" defaultValue={String(base.terms_days)} inputMode="numeric" isCode />
        </FormField>
        <FormField name="credit_limit" label={t('desk_customers.credit_limit')} isOptional>
          <TextInput
            name="credit_limit"
            defaultValue={fieldsOf(base, mark).credit_limit}
            inputMode="decimal"
            isCode
          />
        </FormField>
        <FormField name="price_group_id" label={t('desk_customers.price_group')} isOptional>
          <NativeSelect
            name="price_group_id"
            defaultValue={String(base.price_group_id ?? '')}
            placeholder={t('desk_customers.no_price_group')}
            options={options}
          />
        </FormField>
      </div>
      <SubmitButton variant="secondary" className="self-start">
        {t('desk.save')}
      </SubmitButton>
    </Form>
  )
}

const LABELS: Record<string, 'terms_days' | 'credit_limit' | 'price_group'> = {
  terms_days: 'terms_days',
  credit_limit: 'credit_limit',
  price_group_id: 'price_group',
}

function read({ details }: Refusal): CompanyTerms | null {
  return CompanyTerms.safeParse(details.data).data ?? null
}
