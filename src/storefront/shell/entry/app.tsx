import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import type { Messages } from '../../../contract/wire/messages.ts'
import { intlTag, type Lang, LOCALES } from '../../../domain/locales.ts'
import { ApiProvider } from '../../../web/browser/use-call.ts'
import { applyLabels } from '../../../web/i18n/apply-labels.ts'
import { LangProvider } from '../../../web/i18n/lang.tsx'
import { shopApi } from '../page/shop-api.ts'

type AppProps = { lang: Lang; messages: Messages; labels: Record<string, string>; children: ReactNode }

/** The document around the router, the same on both sides. React moves the screens' head tags here. */
export function App({ lang, messages, labels, children }: AppProps) {
  const { tag, dir } = LOCALES[lang]
  useEffect(markHydrated, [])
  return (
    <html lang={tag} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b5d44" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <LangProvider value={lang}>
          <IntlProvider locale={intlTag(lang)} messages={applyLabels(messages, labels)} timeZone="UTC">
            <DirectionProvider direction={dir}>
              <CSPProvider disableStyleElements>
                <ApiProvider value={shopApi}>{children}</ApiProvider>
              </CSPProvider>
            </DirectionProvider>
          </IntlProvider>
        </LangProvider>
      </body>
    </html>
  )
}

/** Tells browser tests that the page is hydrated. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = 'true'
}
