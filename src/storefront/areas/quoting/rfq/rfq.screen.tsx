import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCountries } from '../../../../contract/shop/site.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { BomTool } from '../bom/bom-tool.tsx'
import { RfqForm } from './rfq-form.tsx'

export const loader = screenLoader(async ({ call, optional, session }) => {
  const [countries, profile] = await Promise.all([
    call(listCountries),
    // The profile only saves typing: the form works without it.
    session.token ? optional(askProfile(call), null) : null,
  ])
  return { countries, profile }
})

/** Loaded apart: visitors have no profile, and its fields bring their validation along. */
async function askProfile(call: Call) {
  const { getProfile } = await import('../../../../contract/shop/profile.ts')
  return call(getProfile)
}

export function Component() {
  const { countries, profile } = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-8 py-6 md:py-8">
      <Head description={t('rfq_form.description')} />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl sm:text-3xl">{t('titles.rfq')}</h1>
        <p className="text-ink-soft max-w-prose">{t('rfq_form.lead')}</p>
      </div>
      <BomTool />
      <RfqForm countries={countries} profile={profile} />
    </Container>
  )
}
