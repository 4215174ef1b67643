import { CircleUser } from 'lucide'
import { useTranslations } from 'use-intl'
import type { Profile } from '../../../../contract/shop/profile.ts'
import { LOGIN_PATH } from '../../../../domain/paths.ts'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { checkoutPath, type Purchase } from './purchase.ts'
import { CheckoutSection } from './section.tsx'

type ContactSectionProps = { purchase: Purchase; isSignedIn: boolean; profile: Profile | null }

/** The contact of the order. Asked only of visitors. */
export function ContactSection({ purchase, isSignedIn, profile }: ContactSectionProps) {
  const t = useTranslations('checkout')
  if (isSignedIn)
    return (
      <CheckoutSection title={t('contact')}>
        <SignedIn profile={profile} />
      </CheckoutSection>
    )
  return (
    <CheckoutSection title={t('contact')} aside={<SignInLink purchase={purchase} />}>
      <GuestFields />
    </CheckoutSection>
  )
}

function SignedIn({ profile }: { profile: Profile | null }) {
  const t = useTranslations('checkout')
  return (
    <div className="flex items-start gap-3">
      <Icon of={CircleUser} className="text-brand mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {profile && (
          <p>
            <bdi className="font-semibold">{profile.contact_name}</bdi>
            {profile.company_name && (
              <>
                {' · '}
                <bdi>{profile.company_name}</bdi>
              </>
            )}
          </p>
        )}
        {profile && <p className="ltr-value">{profile.email}</p>}
        <p className="text-ink-soft text-sm">{t('signed_in_text')}</p>
      </div>
    </div>
  )
}

function SignInLink({ purchase }: { purchase: Purchase }) {
  const t = useTranslations()
  return (
    <p className="text-ink-soft text-sm">
      {t('checkout.have_account')}{' '}
      <Link
        to={withRedirect(LOGIN_PATH, checkoutPath(purchase))}
        className="text-brand inline-block min-h-6 font-semibold underline underline-offset-3"
      >
        {t('titles.login')}
      </Link>
    </p>
  )
}

function GuestFields() {
  const t = useTranslations()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('forms.email')}
        hint={t('checkout.email_hint')}
      />
      <TextField name="company_name" autoComplete="organization" label={t('checkout.company')} isOptional />
    </div>
  )
}
