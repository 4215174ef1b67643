import { useTranslations } from 'use-intl'
import { LANGS, LOCALES } from '../../../domain/locales.ts'
import { CountryField, type CountryOption } from '../../../web/forms/country-field.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import type { FormValues } from '../../../web/forms/read-form.ts'
import { TextField } from '../../../web/forms/text-field.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'

type Contact = Record<'email' | 'contact_name' | 'company_name' | 'telephone' | 'country' | 'lang', string>
type QuoteContactProps = { contact: Contact; countries: CountryOption[] }

/** The buyer of a quote. */
export function QuoteContactFields({ contact, countries }: QuoteContactProps) {
  const t = useTranslations()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="contact.email"
        type="email"
        autoComplete="off"
        label={t('forms.email')}
        defaultValue={contact.email}
      />
      <TextField
        name="contact.contact_name"
        autoComplete="off"
        label={t('forms.contact_name')}
        defaultValue={contact.contact_name}
      />
      <TextField
        name="contact.company_name"
        autoComplete="off"
        label={t('forms.company_name')}
        defaultValue={contact.company_name}
        isOptional
      />
      <TextField
        name="contact.telephone"
        type="tel"
        autoComplete="off"
        label={t('forms.telephone')}
        defaultValue={contact.telephone}
        isOptional
      />
      <CountryField name="contact.country" countries={countries} defaultValue={contact.country} />
      <FormField name="contact.lang" label={t('desk_quotes.language')} hint={t('desk_quotes.language_hint')}>
        <NativeSelect
          name="contact.lang"
          defaultValue={contact.lang}
          options={LANGS.map(value => ({ value, label: LOCALES[value].name }))}
        />
      </FormField>
    </div>
  )
}

/** The fields as the contract has them. */
export function toContact(typed: FormValues): { contact: FormValues } {
  const named = Object.entries(typed).map(([name, value]) => [name.replace('contact.', ''), value])
  return { contact: Object.fromEntries(named) }
}
