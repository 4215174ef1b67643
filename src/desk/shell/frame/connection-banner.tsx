import { WifiOff } from 'lucide'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../web/ui/icon.tsx'
import { isReachable } from '../session/call.ts'
import { setConnection, useConnection } from '../session/connection.ts'
import { queryClient } from '../session/query-client.ts'

const TRY_AGAIN_MS = 1_000

/** Shown while the server cannot be reached. Once it can, everything on screen is loaded again. */
export function ConnectionBanner() {
  const t = useTranslations('desk')
  const { isLost } = useConnection()
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => void tryAgain(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLost])
  if (!isLost) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-60 flex min-h-14 items-center justify-center gap-3 bg-low-soft px-4 py-2 text-low shadow-float"
    >
      <Icon of={WifiOff} className="size-5 shrink-0" />
      <p className="font-semibold">{t('offline')}</p>
    </div>
  )
}

async function tryAgain(): Promise<void> {
  if (!navigator.onLine || !(await isReachable())) return
  setConnection(false)
  await queryClient.invalidateQueries()
}
