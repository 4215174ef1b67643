import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../i18n/link.tsx'
import { buttonClass } from '../ui/button-class.ts'

/** What a buyer can do on the page of a part, in one place. */
export function BuyActions() {
  const t = useTranslations('goods')
  return (
    <div className="flex flex-col gap-2">
      <Link to="/rfq" className={buttonClass({ variant: 'primary' })}>
        <FileText aria-hidden />
        {t('request_quote')}
      </Link>
    </div>
  )
}
