import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../contract/goods.ts'
import { Link } from '../i18n/link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** What a buyer can do with a row of a list, in one place. */
export function RowActions({ goods }: { goods: Goods }) {
  const t = useTranslations('goods')
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/rfq" className={buttonClass({ size: 'sm', className: 'flex-1' })}>
        <FileText aria-hidden />
        {t('quote')}
        <VisuallyHidden> {goods.part_number}</VisuallyHidden>
      </Link>
    </div>
  )
}
