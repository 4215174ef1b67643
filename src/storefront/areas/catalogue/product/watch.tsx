import { Bell } from 'lucide'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'

const FORM_TEXTS = ['watch'] as const
const loadForm = async () => (await import('./watch-form.tsx')).WatchForm

type WatchProps = { goods: GoodsDetail; quantity: number | null }

/** Offers a mail when the quantity is in stock. The form is loaded when it is opened. */
export function Watch({ goods, quantity }: WatchProps) {
  const t = useTranslations('product')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Form, isFailed } = useLazy(loadForm, isOpen, FORM_TEXTS)
  if (goods.stock > 0 && (quantity ?? 0) <= goods.stock && !isOpen) return null
  return (
    <div className="flex flex-col gap-2 [@media(scripting:none)]:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass()}
      >
        <Icon of={Bell} />
        {t('watch')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && Form && <Form goods={goods} quantity={quantity ?? goods.min_qty} />}
        {isOpen && isFailed && <ErrorText role="alert">{t('watch_failed')}</ErrorText>}
      </div>
    </div>
  )
}
