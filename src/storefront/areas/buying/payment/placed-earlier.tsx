import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

/** For a buyer who changed an order whose response was lost, and is shown the earlier order. */
export function PlacedEarlier() {
  const t = useTranslations('payment')
  const { state } = useLocation()
  // Known only to the browser: shown again after a reload, never rendered by the server.
  const isEarlier = typeof state === 'object' && state !== null && 'isPlacedEarlier' in state
  if (!useIsHydrated() || !isEarlier) return null
  return (
    <Notice tone="warning" title={t('placed_earlier')}>
      {t('placed_earlier_text')}
    </Notice>
  )
}
