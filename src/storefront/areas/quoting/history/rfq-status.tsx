import { Eye, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { RfqEntry } from '../../../../contract/shop/rfq-history.ts'
import { Badge } from '../../../../web/ui/badge.tsx'

export function RfqStatus({ status }: Pick<RfqEntry, 'status'>) {
  const t = useTranslations('rfq_form')
  const isViewed = status === 'viewed'
  return (
    <Badge
      tone={isViewed ? 'brand' : 'neutral'}
      icon={isViewed ? <Eye aria-hidden /> : <Send aria-hidden className="flip-rtl" />}
    >
      {t(status)}
    </Badge>
  )
}
