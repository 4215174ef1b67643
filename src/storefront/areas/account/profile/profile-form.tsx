import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { modifyProfile, type Profile } from '../../../../contract/shop/profile.ts'
import type { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { usesStates } from '../../../../domain/countries.ts'
import { CountryField } from '../../../../web/forms/country-field.tsx'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useChosenCountry } from '../../../../web/forms/use-chosen-country.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { changeUserInfo } from '../../../shell/page/use-contact-name.ts'
import { AccountSection } from './account-section.tsx'

type ProfileFormProps = { profile: Profile; countries: CallData<typeof listCountries> }

export function ProfileForm({ profile, countries }: ProfileFormProps) {
  const t = useTranslations('account')
  const { revalidate } = useRevalidator()
  const form = useForm(modifyProfile, {
    onDone: async saved => {
      changeUserInfo(saved)
      await revalidate()
      tell({ text: t('saved') })
    },
  })
  return (
    <AccountSection title={t('details')} text={t('details_text')}>
      <Email address={profile.email} />
      <Form form={form} label={t('details')}>
        <ProfileFields profile={profile} countries={countries} />
        <SubmitButton className="self-start max-sm:w-full">{t('save')}</SubmitButton>
      </Form>
    </AccountSection>
  )
}

function Email({ address }: { address: string }) {
  const t = useTranslations()
  return (
    <dl>
      <dt className="text-sm font-semibold">{t('forms.email')}</dt>
      <dd>
        <span className="ltr-value wrap-anywhere">{address}</span>
        <p className="text-ink-soft text-sm">{t('account.email_fixed')}</p>
      </dd>
    </dl>
  )
}

function ProfileFields({ profile, countries }: ProfileFormProps) {
  const t = useTranslations('forms')
  // The fields keep the visitor's input: the server's response must not overwrite it.
  const [given] = useState(profile)
  const field = (name: keyof Profile & Parameters<typeof t>[0], autoComplete: string) => ({
    name,
    autoComplete,
    label: t(name),
    defaultValue: given[name],
  })
  const { country, followCountry } = useChosenCountry(given.country)
  return (
    <div className="grid gap-4 sm:grid-cols-2" onInput={followCountry}>
      <TextField {...field('contact_name', 'name')} />
      <TextField {...field('job_title', 'organization-title')} isOptional />
      <TextField {...field('company_name', 'organization')} />
      <TextField {...field('telephone', 'tel')} type="tel" />
      <CountryField countries={countries} defaultValue={given.country} />
      <TextField {...field('state', 'address-level1')} isOptional={!usesStates(country)} />
      <TextField {...field('city', 'address-level2')} />
      <TextField {...field('address', 'street-address')} />
    </div>
  )
}
