import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { changePassword, getProfile } from '../../../../contract/shop/profile.ts'
import { listSignIns } from '../../../../contract/shop/sign-ins.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { listWatches } from '../../../../contract/shop/watches.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { PasswordField } from '../../../../web/forms/password-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { AccountSection } from './account-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SignIns } from './sign-ins.tsx'
import { Watches } from './watches.tsx'

export const loader = screenLoader(async ({ call, optional }) => {
  const [profile, signIns, countries, watches] = await Promise.all([
    call(getProfile),
    call(listSignIns),
    call(listCountries),
    optional(call(listWatches), []),
  ])
  return { profile, signIns, countries, watches }
})

export function Component() {
  const { profile, signIns, countries, watches } = useLoaderData<typeof loader>()
  return (
    <AccountLayout>
      <ProfileForm profile={profile} countries={countries} />
      <Watches watches={watches} />
      <PasswordForm email={profile.email} />
      <SignIns signIns={signIns} />
    </AccountLayout>
  )
}

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations()
  const { revalidate } = useRevalidator()
  const form = useForm(changePassword, {
    onDone: async () => {
      form.reset()
      await revalidate()
      tell({ text: t('account.password_changed') })
    },
  })
  return (
    <AccountSection title={t('account.password')} text={t('account.password_text')}>
      <Form form={form} label={t('account.change_password')} className="sm:max-w-[26rem]">
        {/* Tells password managers the account of this password. Without a name it is not sent. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="old_password" label={t('forms.old_password')} autoComplete="current-password" />
        <PasswordField
          name="new_password"
          label={t('forms.new_password')}
          autoComplete="new-password"
          hint={t('forms.password_hint', { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength })}
        />
        <PasswordField
          name="confirm_password"
          label={t('forms.confirm_new_password')}
          autoComplete="new-password"
        />
        <SubmitButton variant="secondary" className="self-start max-sm:w-full">
          {t('account.change_password')}
        </SubmitButton>
      </Form>
    </AccountSection>
  )
}
