import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

/** For who has changed something after an order whose answer got lost, and is led to that order. */
export function PlacedEarlier() {
  const t = useTranslations('payment')
  const { state } = useLocation()
  // Only a browser knows of it: a reload shows it again, the server never.
  const isEarlier = typeof state === 'object' && state !== null && 'isPlacedEarlier' in state
  if (!useIsHydrated() || !isEarlier) return null
  return (
    <Notice tone="warning" title={t('placed_earlier')}>
      {t('placed_earlier_text')}
    </Notice>
  )
}
