import type { ReactNode } from 'react'
import { FIXED_PAGES } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'

/** Any link that ends like this opens the dialog, including links in the operator's texts. */
export const FEEDBACK_HASH = '#feedback'

/** Without JavaScript the link leads to the contacts. */
export function FeedbackLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link to={FIXED_PAGES.contact + FEEDBACK_HASH} aria-haspopup="dialog" className={className}>
      {children}
    </Link>
  )
}
