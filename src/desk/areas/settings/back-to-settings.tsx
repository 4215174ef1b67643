import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

export function BackToSettings() {
  const t = useTranslations('desk')
  return (
    <Link
      to="/settings"
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm text-brand underline-offset-3 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4 flip-rtl" />
      {t('nav.settings')}
    </Link>
  )
}
