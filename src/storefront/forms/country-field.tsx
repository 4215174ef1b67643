import { useTranslations } from 'use-intl'
import type { CallData } from '../../contract/endpoint.ts'
import type { listCountries } from '../../contract/site.ts'
import { Field } from '../ui/field.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { useFieldError } from './form-context.ts'

type CountryFieldProps = {
  /** From `call(listCountries)` in the screen's loader: sorted and named in the visitor's language. */
  countries: CallData<typeof listCountries>
  name?: string
  defaultValue?: string
  className?: string
}

/** The browser's own list: with 249 entries it is quicker than any of ours, on phones above all. */
export function CountryField({ countries, name = 'country', defaultValue, className }: CountryFieldProps) {
  const t = useTranslations()
  const error = useFieldError(name)
  return (
    <Field
      label={t('forms.country')}
      error={error}
      requiredLabel={t('actions.required')}
      className={className}
    >
      <NativeSelect
        name={name}
        autoComplete="country"
        defaultValue={defaultValue}
        placeholder={t('forms.choose_country')}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  )
}
