import { Mail } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { RFQ_PATH } from '../../../../domain/paths.ts'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

const FORM_TEXTS = ['quoting', 'rfq-sent'] as const
const loadForm = async () => (await import('./quick-quote-form.tsx')).QuickQuoteForm

/** Reserves the height of a form that is about to load, so that the page below it does not move. */
const KEPT_PLACE = '[@media(scripting:enabled)]:min-h-192'

type QuickQuoteProps = { goods: GoodsDetail; quantity: number | null; isOpenAtFirst: boolean }

/** Requests a quote for this part on its page. The form is loaded when it is opened. */
export function QuickQuote({ goods, quantity, isOpenAtFirst }: QuickQuoteProps) {
  const t = useTranslations('rfq')
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const { Part: Form, isFailed } = useLazy(loadForm, isOpen, FORM_TEXTS)
  const place = useRef<HTMLDivElement>(null)
  const isShown = isOpen && Form !== null && !isOpenAtFirst
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <>
      {!isOpenAtFirst && <Opener controls={id} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />}
      <div ref={place} id={id} hidden={!isOpen} className={isOpenAtFirst ? KEPT_PLACE : undefined}>
        {isOpen && Form && <Form goods={goods} quantity={quantity} />}
        {isOpen && isFailed && <ErrorText role="alert">{t('quick_failed')}</ErrorText>}
      </div>
    </>
  )
}

function Opener({ controls, isOpen, onPress }: { controls: string; isOpen: boolean; onPress: () => void }) {
  const t = useTranslations('rfq')
  const content = (
    <>
      <Icon of={Mail} />
      {t('quick')}
    </>
  )
  if (!useIsHydrated())
    return (
      <Link to={RFQ_PATH} className={buttonClass()}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className={buttonClass()}
    >
      {content}
    </button>
  )
}
