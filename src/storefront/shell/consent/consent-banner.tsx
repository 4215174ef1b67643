import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ConsentKind } from '../../../domain/consent.ts'
import { FIXED_PAGES } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { answerAll, type ConsentChoice } from './consent-cookie.ts'
import { ConsentKinds } from './consent-kinds.tsx'

type ConsentBannerProps = {
  kinds: readonly ConsentKind[]
  choice: ConsentChoice
  onDecide: (choice: ConsentChoice) => void
  /** Null if there is no earlier choice to return to. */
  onClose: (() => void) | null
}

/** Both answers look the same and take one click. The shop works without an answer. */
export function ConsentBanner({ kinds, choice, onDecide, onClose }: ConsentBannerProps) {
  const t = useTranslations()
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  const [isChoosing, setIsChoosing] = useState(onClose !== null)
  useBannerHeight(banner)
  useFocusWhile(onClose !== null, banner)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.()
  }
  const choose = () => {
    setIsChoosing(true)
    // The pressed button disappears.
    banner.current?.focus()
  }
  return (
    <section
      ref={banner}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="consent-banner fixed inset-x-0 bottom-0 z-15 max-h-[70dvh] overflow-y-auto border border-hairline bg-paper p-4 shadow-float sm:start-4 sm:end-auto sm:bottom-4 sm:w-110 sm:rounded-md print:hidden"
    >
      <h2 id={id} className="font-semibold">
        {t('consent.title')}
      </h2>
      <p className="mt-1 text-sm">
        {t('consent.text')}{' '}
        <Link to={FIXED_PAGES['cookies-policy']} className="text-brand underline">
          {t('titles.cookies-policy')}
        </Link>
      </p>
      {isChoosing && <ConsentKinds kinds={kinds} choice={choice} onSave={onDecide} />}
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => onDecide(answerAll(choice, kinds, false))}>
          {t('consent.only_necessary')}
        </Button>
        <Button onClick={() => onDecide(answerAll(choice, kinds, true))}>{t('consent.accept_all')}</Button>
        {!isChoosing && (
          <Button variant="quiet" className="col-span-2" onClick={choose}>
            {t('consent.choose')}
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" className="col-span-2" onClick={onClose}>
            {t('consent.keep')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Publishes the banner's height to the page. */
function useBannerHeight(banner: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [banner])
}

/** If the visitor opened the banner, the focus moves to it and back. Otherwise the focus stays. */
function useFocusWhile(isAskedFor: boolean, banner: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (!isAskedFor) return
    const before = document.activeElement
    banner.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isAskedFor, banner])
}
