import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { intlTag, LOCALES } from '../../../domain/locales.ts'
import { ApiProvider } from '../../../web/browser/use-call.ts'
import { LangProvider } from '../../../web/i18n/lang.tsx'
import { ConnectionBanner } from '../frame/connection-banner.tsx'
import { DeskToasts } from '../frame/desk-toasts.tsx'
import { deskApi } from '../session/me.ts'
import { queryClient } from '../session/query-client.ts'
import { useDeskTexts } from '../texts/desk-texts.ts'

/** The providers around the router, which every screen of the desk needs. */
export function DeskApp({ children }: { children: ReactNode }) {
  const shown = useDeskTexts()
  const { tag, dir } = LOCALES[shown?.lang ?? 'en']
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: tag, dir })
  }, [tag, dir])
  useEffect(markReady, [])
  if (!shown) return null
  return (
    <LangProvider value={shown.lang}>
      <IntlProvider locale={intlTag(shown.lang)} messages={shown.messages} timeZone="UTC">
        <DirectionProvider direction={dir}>
          <CSPProvider disableStyleElements>
            <ApiProvider value={deskApi}>
              <QueryClientProvider client={queryClient}>
                <ConnectionBanner />
                {children}
                <DeskToasts />
              </QueryClientProvider>
            </ApiProvider>
          </CSPProvider>
        </DirectionProvider>
      </IntlProvider>
    </LangProvider>
  )
}

/** Browser tests wait for it, as in the shop. */
function markReady(): void {
  document.documentElement.dataset.hydrated = 'true'
}
