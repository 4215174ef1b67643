import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../../../web/i18n/link.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Container } from '../../../web/ui/container.tsx'
import { failure, isFailure, OFFLINE, type ScreenFailure } from '../page/screen-failure.ts'
import { Head } from './head.tsx'

/** Replaces a screen that failed: the 404 page, or the status and its explanation. */
export function ErrorScreen() {
  const error = useRouteError()
  const { status, message } = isFailure(error) ? error : failure(isDisconnected() ? OFFLINE : 500)
  useEffect(() => {
    if (!isFailure(error)) console.error(error)
  }, [error])
  if (status === 404) return <NotFound />
  return status === OFFLINE ? <Offline /> : <Failed status={status} message={message} />
}

/** Without a network the code of a screen cannot be loaded either. */
function isDisconnected(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

function NotFound() {
  const t = useTranslations('not_found')
  return (
    <Container size="narrow" className="flex flex-col items-center gap-4 py-16 text-center">
      <Head title={t('title').replace(/[.。]$/, '')} isError />
      <EmptySocket label="404" />
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-ink-soft max-w-prose">{t('text')}</p>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        {t('home')}
      </Link>
    </Container>
  )
}

/** A footprint on a board whose part has not arrived yet. Traces and pads are in a file, outside the script. */
function EmptySocket({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 160 120" className="h-36" aria-hidden="true">
      <rect width="160" height="120" rx="8" className="fill-brand" />
      <use href="/marks.svg#socket" />
      <text x="80" y="66" textAnchor="middle" fill="#fff" fontSize="17" className="font-mono font-semibold">
        {label}
      </text>
    </svg>
  )
}

function Offline() {
  const t = useTranslations('error')
  return (
    <Container size="narrow" className="flex flex-col items-center gap-4 py-16 text-center">
      <Head title={t('offline_title')} isError />
      <EmptySocket label="···" />
      <h1 className="text-2xl">{t('offline_title')}</h1>
      <p className="text-ink-soft max-w-prose">{t('offline_text')}</p>
      <Retry />
    </Container>
  )
}

function Failed({ status, message }: ScreenFailure) {
  const t = useTranslations()
  return (
    <Container size="narrow" className="flex flex-col items-center gap-4 py-16 text-center">
      <Head title={t('error.title')} isError />
      <EmptySocket label={String(status)} />
      <h1 className="text-2xl">{t('error.title')}</h1>
      <p className="text-ink-soft">{t('error.status', { status })}</p>
      <p className="text-ink-soft max-w-prose">{message || t('error.text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {status >= 500 && <Retry />}
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {t('not_found.home')}
        </Link>
      </div>
    </Container>
  )
}

function Retry() {
  const t = useTranslations('error')
  const { pathname, search } = useLocation()
  return (
    <Link to={pathname + search} className={buttonClass({ variant: 'primary' })}>
      {t('retry')}
    </Link>
  )
}
