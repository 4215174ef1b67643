import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FIXED_PAGES } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'

/** The terms that the buyer accepts with the button above. */
export function TermsText({ text }: { text: 'checkout.terms' | 'quote.accept_terms' }) {
  const t = useTranslations()
  const link = (to: string) => (words: ReactNode) => (
    <Link to={to} target="_blank" className="text-brand underline underline-offset-3">
      {words}
    </Link>
  )
  return (
    <p className="text-ink-soft text-sm">
      {t.rich(text, { terms: link(FIXED_PAGES['term-condition']), refund: link(FIXED_PAGES.refund) })}
    </p>
  )
}
