import { useEffect, useState } from 'react'
import { LOCALES } from '../../../domain/locales.ts'
import { readCookie } from '../../../web/browser/cookies.ts'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { whenIdle } from '../../../web/ui/when-idle.ts'
import { useScreen } from '../page/use-screen.ts'

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
