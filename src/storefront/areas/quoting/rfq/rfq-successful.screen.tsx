import { CircleCheck, FileText } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { REGISTER_PATH, RFQ_HISTORY_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { withRedirect } from '../../../shell/page/with-redirect.ts'
import { NextSteps } from './next-steps.tsx'

/** Anyone can write a URL: text that is not an RFQ number is ignored. */
const NUMBER = /^RFQ-[\w-]{1,40}$/

export const loader = screenLoader(({ url }) => {
  const number = url.searchParams.get('number') ?? ''
  return { number: NUMBER.test(number) ? number : null }
})

export function Component() {
  const { number } = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <Container size="narrow" className="flex flex-col gap-6 py-8">
      <Head />
      <div className="flex items-center gap-3">
        {number && <Icon of={CircleCheck} className="text-stock size-8 shrink-0" />}
        <h1 className="text-2xl sm:text-3xl">{t(number ? 'titles.rfq_successful' : 'titles.rfq')}</h1>
      </div>
      {number ? <Sent number={number} /> : <NothingSent />}
    </Container>
  )
}

function Sent({ number }: { number: string }) {
  const t = useTranslations('rfq_form')
  return (
    <>
      <p className="text-lg">{t('thanks')}</p>
      <dl className="border-hairline bg-bench rounded-md border p-4">
        <dt className="text-ink-soft text-sm">{t('number')}</dt>
        <dd className="text-lg font-semibold">
          <bdi className="ltr-value font-mono">{number}</bdi>
        </dd>
      </dl>
      <NextSteps />
      <WaysOn />
    </>
  )
}

function WaysOn() {
  const t = useTranslations('rfq_form')
  const isSignedIn = useSite()?.isSignedIn
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        {t('go_on')}
      </Link>
      <Link
        to={isSignedIn ? RFQ_HISTORY_PATH : withRedirect(REGISTER_PATH, RFQ_HISTORY_PATH)}
        className={buttonClass()}
      >
        {t(isSignedIn ? 'to_history' : 'to_register')}
      </Link>
    </div>
  )
}

function NothingSent() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={FileText} />}
      title={t('rfq_form.nothing_sent')}
      text={t('rfq_form.nothing_sent_text')}
      action={
        <Link to={RFQ_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('goods.request_quote')}
        </Link>
      }
    />
  )
}
