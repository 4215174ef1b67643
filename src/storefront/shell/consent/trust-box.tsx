import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import type { Lang } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (box: Element, isForced?: boolean) => void }
  }
}

const SCRIPT = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js'
/** Our languages that Trustpilot supports. */
const LOCALES: { readonly [lang in Lang]?: string } = {
  zh: 'zh-CN',
  jp: 'ja-JP',
  de: 'de-DE',
  ru: 'ru-RU',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
}

let loading: Promise<void> | undefined

/** Customer reviews at the end of the footer. */
export function TrustBox({ config }: { config: SiteConfig }) {
  const box = useRef<HTMLDivElement>(null)
  const lang = useLang()
  useEffect(() => {
    loading ??= loadScript(SCRIPT)
    void loading.then(() => {
      if (box.current) window.Trustpilot?.loadFromElement(box.current, true)
    })
  }, [])
  const footer = document.querySelector('footer')
  if (!footer) return null
  return createPortal(
    <div
      ref={box}
      className="mx-auto h-[150px] max-w-[1332px] px-4 print:hidden"
      data-locale={LOCALES[lang] ?? 'en-US'}
      data-template-id={config.trustpilot_template_id}
      data-businessunit-id={config.trustpilot_businessunit_id}
      data-style-height="150px"
      data-style-width="100%"
    />,
    footer,
  )
}
