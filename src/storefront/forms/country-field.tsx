import { useTranslations } from 'use-intl'
import type { CallData } from '../../contract/endpoint.ts'
import type { listCountries } from '../../contract/site.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { FormField } from './form-field.tsx'

type CountryFieldProps = {
  /** From `call(listCountries)` in the screen's loader: sorted and named in the visitor's language. */
  countries: CallData<typeof listCountries>
  name?: string
  defaultValue?: string
  className?: string
}

/** The browser's own list: with 249 entries it is quicker than any of ours, on phones above all. */
export function CountryField({ countries, name = 'country', defaultValue, className }: CountryFieldProps) {
  const t = useTranslations('forms')
  return (
    <FormField name={name} label={t('country')} className={className}>
      <NativeSelect
        name={name}
        autoComplete="country"
        defaultValue={defaultValue}
        placeholder={t('choose_country')}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  )
}
