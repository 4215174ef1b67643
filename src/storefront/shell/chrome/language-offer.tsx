import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadTextFile, type Messages } from '../../../contract/wire/messages.ts'
import { kindsToAsk } from '../../../domain/consent.ts'
import { type Lang, LOCALES, localizedPath } from '../../../domain/locales.ts'
import { attempt } from '../../../web/browser/attempt.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { preferredLang } from '../../../web/i18n/preferred-lang.ts'
import { buttonClass } from '../../../web/ui/button-class.ts'
import { isAnswered, readConsent } from '../consent/consent-cookie.ts'
import { useSite } from '../page/site-data.ts'
import { useKnownSearch } from '../page/use-screen.ts'
import { chooseLang } from './choose-lang.ts'
import { useCloseOnNavigation } from './use-close-on-navigation.ts'

const KEY = 'langOffered'

type Offer = { lang: Lang; texts: Messages['language_offer'] }

/** Offers the page once in the browser's own language, over the page, so that nothing moves. */
export function LanguageOffer() {
  const [offer, setOffer] = useOffer()
  const { pathname } = useLocation()
  const search = useKnownSearch()
  const close = () => setOffer(null)
  useCloseOnNavigation(close)
  if (!offer) return null
  const { lang, texts } = offer
  const { tag, dir } = LOCALES[lang]
  return (
    <aside
      data-language-offer=""
      lang={tag}
      aria-label={texts.text}
      onKeyDown={event => event.key === 'Escape' && close()}
      className="border-hairline bg-paper shadow-float fixed inset-x-4 bottom-4 z-15 rounded-md border p-3 sm:end-auto sm:max-w-96 print:hidden"
    >
      <div dir={dir} className="font-system flex flex-wrap items-center gap-2">
        <p className="w-full">{texts.text}</p>
        <a
          href={localizedPath(lang, pathname) + search}
          hrefLang={tag}
          data-reload=""
          onClick={event => chooseLang(event, lang)}
          className={buttonClass({ size: 'sm' })}
        >
          {texts.accept}
        </a>
        <button type="button" onClick={close} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {texts.decline}
        </button>
      </div>
    </aside>
  )
}

function useOffer() {
  const current = useLang()
  const site = useSite()
  const [offer, setOffer] = useState<Offer | null>(null)
  const isAskingElse = !isAnswered(readConsent(), kindsToAsk(site?.config))
  const lang = preferredLang(navigator.languages, site?.langs ?? [])
  useEffect(() => {
    // One question at a time; the next page shows this offer.
    if (isAskingElse || !lang || lang === current || wasOffered()) return
    loadTextFile(lang, 'language-offer').then(
      ({ language_offer: texts }) => {
        if (!texts) return
        attempt(() => localStorage.setItem(KEY, lang), undefined)
        setOffer({ lang, texts })
      },
      () => {},
    )
  }, [isAskingElse, lang, current])
  return [offer, setOffer] as const
}

/** Without storage nothing is offered, because the offer would return on every page. */
function wasOffered(): boolean {
  return attempt(() => localStorage.getItem(KEY) !== null, true)
}
