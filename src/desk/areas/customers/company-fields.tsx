import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CountryField } from '../../../web/forms/country-field.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { countriesQuery } from '../../shell/edit/countries-query.ts'

type CompanyFieldsProps = {
  company: { name: string; country: string; vat_id: string; eori: string; note: string }
}

export function CompanyFields({ company }: CompanyFieldsProps) {
  const t = useTranslations('desk_customers')
  const { data: countries = [] } = useQuery(countriesQuery)
  return (
    <>
      <TextField name="name" autoComplete="off" label={t('company_name')} defaultValue={company.name} />
      <CountryField countries={countries} defaultValue={company.country} />
      <TextField
        name="vat_id"
        autoComplete="off"
        label={t('vat_id')}
        defaultValue={company.vat_id}
        isOptional
      />
      <TextField name="eori" autoComplete="off" label="EORI" defaultValue={company.eori} isOptional />
      <FormField name="note" label={t('note')} hint={t('note_hint')} isOptional>
        <TextArea name="note" defaultValue={company.note} />
      </FormField>
    </>
  )
}
