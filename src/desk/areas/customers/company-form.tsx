import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Company, changeCompany } from '../../../contract/desk/customers.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { countryName } from '../../../domain/country-names.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { countriesQuery } from '../../shell/edit/countries-query.ts'
import { useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { tell } from '../../shell/session/notices.ts'
import { CompanyFields } from './company-fields.tsx'
import { keepCompany } from './customer-queries.ts'

export function CompanyForm({ company }: { company: Company }) {
  const t = useTranslations('desk_customers')
  const { data: countries } = useQuery(countriesQuery)
  return (
    <Card level="h2" title={t('details')}>
      {countries && <EditedFields company={company} />}
    </Card>
  )
}

function EditedFields({ company }: { company: Company }) {
  const t = useTranslations()
  const lang = useLang()
  const edit = useEdit({ present: company, fieldsOf, read })
  const labels = new Map([
    ['name', t('desk_customers.company_name')],
    ['country', t('forms.country')],
    ['vat_id', t('desk_customers.vat_id')],
    ['eori', 'EORI'],
    ['note', t('desk_customers.note')],
  ])
  const draft = useEditDraft('company', company.id, edit.base.rev)
  const form = useForm(changeCompany, {
    draft,
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
      <BothVersions
        conflicts={edit.conflicts}
        nameOf={field => labels.get(field) ?? field}
        sayValue={(field, value) => (field === 'country' ? countryName(lang, value) : value)}
        onUse={edit.takeTheirs}
      />
      <div ref={edit.box} className="flex flex-col gap-4">
        <CompanyFields key={edit.generation} company={edit.base} />
      </div>
      <SubmitButton variant="secondary" className="self-start">
        {t('desk.save')}
      </SubmitButton>
    </Form>
  )
}

function fieldsOf({ name, country, vat_id, eori, note }: Company) {
  return { name, country, vat_id, eori, note }
}

function read({ details }: Refusal): Company | null {
  return Company.safeParse(details.data).data ?? null
}
