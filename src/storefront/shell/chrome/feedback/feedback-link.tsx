import type { ReactNode } from 'react'
import { FIXED_PAGES } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'

/** Any link that ends so opens the dialog, also one in a text of the operator's. */
export const FEEDBACK_HASH = '#feedback'

/** Without a script it leads to where the contacts are. */
export function FeedbackLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link to={FIXED_PAGES.contact + FEEDBACK_HASH} aria-haspopup="dialog" className={className}>
      {children}
    </Link>
  )
}
