import { FileText } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RFQ_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { isModified } from '../navigation/follow-links.ts'
import { isBlank } from '../rfq-list/rfq-item.ts'
import { useRfqList } from '../rfq-list/rfq-list.ts'
import { openRfqDrawer, useRfqPanel } from '../rfq-list/rfq-panel.ts'
import { CountBadge } from './count-badge.tsx'

type RfqButtonProps = { className: string; children: ReactNode }

/** A link to the form; after hydration, a click opens the RFQ list. */
export function RfqButton({ className, children }: RfqButtonProps) {
  const t = useTranslations('rfq')
  const { isOpen } = useRfqPanel()
  const count = useRfqList().filter(item => !isBlank(item)).length
  const open = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    openRfqDrawer()
  }
  return (
    <Link
      to={RFQ_PATH}
      data-rfq-button
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      className={className}
    >
      <span className="relative">
        <Icon of={FileText} className="size-5" />
        <CountBadge count={count} />
      </span>
      {children}
      {count > 0 && <span className="sr-only"> ({t('on_list', { count })})</span>}
    </Link>
  )
}
