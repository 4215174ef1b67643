import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile } from '../../../../contract/shop/profile.ts'
import type { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { CountryField } from '../../../../web/forms/country-field.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { CaptchaField } from '../../../shell/captcha/captcha-field.tsx'

type ContactFieldsProps = {
  countries: CallData<typeof listCountries>
  /** The signed-in customer's profile; null for visitors. */
  profile: Profile | null
  /** A compact variant with room for one more field. */
  isNarrow?: boolean
  children?: ReactNode
}

/** The contact and comment of a request. */
export function ContactFields({ countries, profile, isNarrow, children }: ContactFieldsProps) {
  const t = useTranslations()
  // The fields keep the visitor's input: the profile only provides initial values.
  const [given] = useState(profile)
  const wide = isNarrow ? 'col-span-2' : 'sm:col-span-2'
  const field = (name: 'contact_name' | 'company_name' | 'email' | 'telephone', autoComplete: string) => ({
    name,
    autoComplete,
    label: t(`forms.${name}`),
    defaultValue: given?.[name],
  })
  return (
    <div className={classNames('grid items-start', isNarrow ? 'grid-cols-2 gap-3' : 'gap-4 sm:grid-cols-2')}>
      <TextField {...field('contact_name', 'name')} />
      <TextField {...field('company_name', 'organization')} />
      <TextField {...field('email', 'email')} type="email" className={isNarrow ? wide : undefined} />
      <TextField {...field('telephone', 'tel')} type="tel" />
      {children}
      <CountryField countries={countries} defaultValue={given?.country} className={wide} />
      <FormField
        name="comment"
        label={t('rfq_form.comment')}
        hint={t('rfq_form.comment_hint')}
        isOptional
        className={wide}
      >
        <TextArea name="comment" rows={isNarrow ? 2 : 3} />
      </FormField>
      <CheckField name="alternates_welcome" label={t('rfq_form.alternates_welcome')} className={wide} />
      <CaptchaField className={wide} />
    </div>
  )
}
