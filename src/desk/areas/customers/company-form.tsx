import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Company, changeCompany } from '../../../contract/desk/customers.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { tell } from '../../shell/session/notices.ts'
import { CompanyFields, countriesQuery } from './company-fields.tsx'
import { keepCompany } from './customer-queries.ts'
import { TheirsNotice } from './theirs-notice.tsx'
import { useEdit } from './use-edit.ts'

export function CompanyForm({ company }: { company: Company }) {
  const t = useTranslations('desk_customers')
  const { data: countries } = useQuery(countriesQuery)
  const [started, setStarted] = useState(company)
  // After someone else's version was chosen, the form begins anew.
  const present = company.rev > started.rev ? company : started
  return (
    <Card level="h2" title={t('details')}>
      {countries && <EditedFields key={started.rev} company={present} onUse={setStarted} />}
    </Card>
  )
}

type EditedFieldsProps = { company: Company; onUse: (theirs: Company) => void }

function EditedFields({ company, onUse }: EditedFieldsProps) {
  const t = useTranslations()
  const edit = useEdit({ present: company, fieldsOf, read })
  const { base, theirs } = edit
  const labels = {
    name: t('desk_customers.company_name'),
    country: t('forms.country'),
    vat_id: t('desk_customers.vat_id'),
    note: t('desk_customers.note'),
  }
  const form = useForm(changeCompany, {
    extra: { id: company.id, rev: edit.rev },
    compose: edit.compose,
    onRefused: edit.onRefused,
    onDone: async saved => {
      edit.start(saved)
      tell({ key: 'desk_customers.saved' })
      await keepCompany(saved)
    },
  })
  return (
    <Form form={form}>
      {theirs && <TheirsNotice fields={differences(base, theirs, labels)} onUse={() => onUse(theirs)} />}
      <div ref={edit.box} className="flex flex-col gap-4">
        <CompanyFields key={base.rev} company={base} />
      </div>
      <SubmitButton variant="secondary" className="self-start">
        {t('desk.save')}
      </SubmitButton>
    </Form>
  )
}

type CompanyField = keyof ReturnType<typeof fieldsOf>
const FIELDS: readonly CompanyField[] = ['name', 'country', 'vat_id', 'note']

/** Label and value of each field that someone else has saved differently. */
function differences(base: Company, theirs: Company, labels: Record<CompanyField, string>) {
  return FIELDS.filter(field => base[field] !== theirs[field]).map(
    field => [labels[field], theirs[field]] as const,
  )
}

function fieldsOf({ name, country, vat_id, note }: Company) {
  return { name, country, vat_id, note }
}

function read(data: unknown): Company | null {
  return Company.safeParse(data).data ?? null
}
