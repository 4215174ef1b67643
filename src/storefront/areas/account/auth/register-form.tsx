import type { FormEvent, ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { register } from '../../../../contract/shop/account.ts'
import type { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { usesStates } from '../../../../domain/countries.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { FIXED_PAGES } from '../../../../domain/paths.ts'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { CountryField } from '../../../../web/forms/country-field.tsx'
import { Form } from '../../../../web/forms/form.tsx'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useChosenCountry } from '../../../../web/forms/use-chosen-country.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { useSendOnce } from '../../../shell/captcha/use-send-once.ts'
import { rememberTarget } from '../../../shell/page/return-target.ts'
import { AuthLink } from './auth-link.tsx'

type Loaded = { target: string; signInPath: string; countries: CallData<typeof listCountries> }

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { target, signInPath } = useLoaderData<Loaded>()
  const t = useTranslations('auth')
  const form = useForm(register, {
    send: useSendOnce(register),
    asVisitor: true,
    draft: 'register',
    onDone: (_, { email }) => {
      rememberTarget(target)
      onRegistered(email.trim())
    },
  })
  const isTaken = form.problem?.reason === 'errors.email_taken'
  return (
    <Form
      form={form}
      noticeAction={isTaken && <AuthLink to={signInPath}>{t('sign_in')}</AuthLink>}
      className="gap-6"
    >
      <SignInFields />
      <CompanyFields />
      <AddressFields />
      <Policy />
      <SubmitButton className="self-start max-sm:w-full">{t('create')}</SubmitButton>
    </Form>
  )
}

function SignInFields() {
  const t = useTranslations()
  const hint = t('forms.password_hint', { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength })
  return (
    <Group legend={t('auth.group_sign_in')}>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('forms.email')}
        className="min-[640px]:col-span-2"
      />
      <PasswordField name="password" autoComplete="new-password" label={t('forms.password')} hint={hint} />
      <PasswordField
        name="confirm_password"
        autoComplete="new-password"
        label={t('forms.confirm_password')}
      />
    </Group>
  )
}

function CompanyFields() {
  const t = useTranslations()
  return (
    <Group legend={t('auth.group_company')}>
      <TextField
        name="company_name"
        autoComplete="organization"
        label={t('forms.company_name')}
        className="min-[640px]:col-span-2"
      />
      <TextField name="contact_name" autoComplete="name" label={t('forms.contact_name')} />
      <TextField name="telephone" type="tel" autoComplete="tel" label={t('forms.telephone')} />
    </Group>
  )
}

function AddressFields() {
  const { countries } = useLoaderData<Loaded>()
  const t = useTranslations()
  const { country, followCountry } = useChosenCountry('')
  return (
    <Group legend={t('auth.group_address')} onInput={followCountry}>
      <CountryField countries={countries} className="min-[640px]:col-span-2" />
      <TextField
        name="address"
        autoComplete="street-address"
        label={t('forms.address')}
        className="min-[640px]:col-span-2"
      />
      <TextField name="city" autoComplete="address-level2" label={t('forms.city')} />
      <TextField
        name="state"
        autoComplete="address-level1"
        label={t('forms.state')}
        isOptional={!usesStates(country)}
      />
    </Group>
  )
}

type GroupProps = { legend: string; children: ReactNode; onInput?: (event: FormEvent) => void }

function Group({ legend, children, onInput }: GroupProps) {
  return (
    <fieldset onInput={onInput} className="min-w-0 border-t border-hairline pt-4">
      <legend className="float-start mb-3 w-full text-base font-semibold text-brand">{legend}</legend>
      <div className="clear-both grid items-start gap-x-5 gap-y-4 min-[640px]:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function Policy() {
  const t = useTranslations('auth')
  const label = t.rich('agree', {
    privacy: text => <PolicyLink to={FIXED_PAGES['privacy-policy']}>{text}</PolicyLink>,
    terms: text => <PolicyLink to={FIXED_PAGES['term-condition']}>{text}</PolicyLink>,
  })
  return <CheckField name="agree" label={label} isRequired />
}

/** Beside the form, not in its place, so that the input stays. */
function PolicyLink({ to, children }: { to: string; children: ReactNode }) {
  const href = localizedPath(useLang(), to)
  return (
    <a href={href} target="_blank" rel="noopener" className="text-brand underline underline-offset-3">
      {children}
    </a>
  )
}
