import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from '../i18n/link.tsx'
import { isBlank } from '../rfq/rfq-item.ts'
import { useRfqList } from '../rfq/rfq-list.ts'
import { openRfqDrawer, useRfqPanel } from '../rfq/rfq-panel.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { CountBadge } from './count-badge.tsx'

type RfqButtonProps = { className: string; children: ReactNode }

/** A link to the form until the script has arrived, then a button that opens the list, with what is on it. */
export function RfqButton({ className, children }: RfqButtonProps) {
  const t = useTranslations('rfq')
  const { isOpen } = useRfqPanel()
  const count = useRfqList().filter(item => !isBlank(item)).length
  const content = (
    <>
      <span className="relative">
        <FileText className="size-5" aria-hidden="true" />
        <CountBadge count={count} />
      </span>
      {children}
      {count > 0 && <span className="sr-only"> ({t('on_list', { count })})</span>}
    </>
  )
  if (!useIsHydrated())
    return (
      <Link to="/rfq" className={className}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      data-rfq-button
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={openRfqDrawer}
      className={className}
    >
      {content}
    </button>
  )
}
