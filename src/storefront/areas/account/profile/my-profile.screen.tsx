import { useLoaderData } from 'react-router'
import { getProfile } from '../../../../contract/shop/profile.ts'
import { listSignIns } from '../../../../contract/shop/sign-ins.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SignIns } from './sign-ins.tsx'

export const loader = screenLoader(async ({ call }) => {
  const [profile, signIns, countries] = await Promise.all([
    call(getProfile),
    call(listSignIns),
    call(listCountries),
  ])
  return { profile, signIns, countries }
})

export function Component() {
  const { profile, signIns, countries } = useLoaderData<typeof loader>()
  return (
    <AccountLayout>
      <ProfileForm profile={profile} countries={countries} />
      <PasswordForm email={profile.email} />
      <SignIns signIns={signIns} />
    </AccountLayout>
  )
}
