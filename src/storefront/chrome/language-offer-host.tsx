import { useEffect, useState } from 'react'
import { LOCALES } from '../../domain/locales.ts'
import { useLazy } from '../browser/use-lazy.ts'
import { useLang } from '../i18n/lang.tsx'
import { readCookie } from '../state/cookies.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { useScreen } from '../use-screen.ts'

const NO_TEXTS = [] as const
const loadOffer = async () => (await import('./language-offer.tsx')).LanguageOffer

/**
 * Stands once in the frame. Pages are cached and the same for everyone, so only the browser can tell what its user
 * reads. Nothing is fetched for a browser in the page's language or after a language was chosen.
 */
export function LanguageOfferHost() {
  const { tag } = LOCALES[useLang()]
  const isPersonal = useScreen()?.audience === 'personal'
  const [isForeign, setIsForeign] = useState(false)
  useEffect(() => {
    if (isPersonal) return
    return whenIdle(() => setIsForeign(!navigator.language.startsWith(tag) && readCookie('lang') === null))
  }, [tag, isPersonal])
  const { Part: LanguageOffer } = useLazy(loadOffer, isForeign, NO_TEXTS)
  return LanguageOffer && <LanguageOffer />
}
