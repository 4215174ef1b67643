import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { freeItem } from '../../../shell/rfq-list/rfq-item.ts'
import { addToRfqList } from '../../../shell/rfq-list/rfq-list.ts'

/** A link to the form, and the number is on it already. */
export function AskForNumber({ number }: { number: string }) {
  const t = useTranslations('rfq')
  const add = () => addToRfqList([freeItem(number.slice(0, LIMITS.partNumberLength))])
  return (
    <Link to="/rfq" onClick={add} className={buttonClass({ variant: 'primary' })}>
      {t('ask_for')}
    </Link>
  )
}
