import { Eye, Send } from 'lucide'
import { useTranslations } from 'use-intl'
import type { RfqEntry } from '../../../../contract/shop/rfq-history.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'

export function RfqStatus({ status }: Pick<RfqEntry, 'status'>) {
  const t = useTranslations('rfq_form')
  const isViewed = status === 'viewed'
  return (
    <Badge
      tone={isViewed ? 'brand' : 'neutral'}
      icon={isViewed ? <Icon of={Eye} /> : <Icon of={Send} className="flip-rtl" />}
    >
      {t(status)}
    </Badge>
  )
}
