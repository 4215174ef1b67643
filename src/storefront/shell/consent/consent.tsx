import './consent.css'
import { useEffect, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import type { ConsentKind } from '../../../domain/consent.ts'
import { onReturn } from '../../../web/browser/on-return.ts'
import { holdsSecret } from '../page/secret-address.ts'
import { useSite } from '../page/site-data.ts'
import { ConsentBanner } from './consent-banner.tsx'
import {
  type ConsentChoice as Choice,
  formatConsent,
  isAnswered,
  isWithdrawn,
  keepConsent,
  readConsent,
} from './consent-cookie.ts'
import { takeRequest } from './cookie-settings.tsx'
import { removeGoogleCookies, startGoogle } from './google.ts'
import { TrustBox } from './trust-box.tsx'

/** `kinds`: the kinds that this shop asks for. */
type ConsentProps = { kinds: readonly ConsentKind[] }

/** Manages the visitor's choice: starts what it allows and asks where an answer is missing. */
export function Consent({ kinds }: ConsentProps) {
  const config = useSite()?.config
  const [choice, setChoice] = useState(readConsent)
  const [isReopened, setIsReopened] = useState(false)
  const isAsking = isReopened || !isAnswered(choice, kinds)

  const allowed = kinds.filter(kind => choice[kind])
  // No tag may read the key of an order, a mailed link or a shared project.
  const hasKey = useKeyWatch(allowed.length > 0)
  const hasStatistics = allowed.includes('statistics')
  useEffect(() => {
    if (!hasStatistics) removeGoogleCookies()
    else if (config && !hasKey) startGoogle(config)
  }, [hasStatistics, hasKey, config])

  const accept = (now: Choice) => {
    setIsReopened(false)
    // A running script cannot be stopped.
    if (isWithdrawn(choice, now)) leaveTags()
    else setChoice(now)
  }
  useEffect(() => {
    const reopen = () => {
      if (takeRequest()) setIsReopened(true)
    }
    reopen()
    window.addEventListener('cookie-settings', reopen)
    return () => window.removeEventListener('cookie-settings', reopen)
  }, [])
  useEffect(() =>
    onReturn(() => {
      const now = readConsent()
      if (formatConsent(now) !== formatConsent(choice)) accept(now)
    }),
  )

  const decide = (now: Choice) => {
    keepConsent(now)
    accept(now)
  }
  return (
    <>
      {isAsking && (
        <ConsentBanner
          kinds={kinds}
          choice={choice}
          onDecide={decide}
          onClose={isReopened ? () => setIsReopened(false) : null}
        />
      )}
      {config && allowed.includes('external') && !hasKey && <TrustBox config={config} />}
    </>
  )
}

/** True on a page whose URL contains a key. While tags run, such a page is loaded as a new document, without them. */
function useKeyWatch(isRunning: boolean): boolean {
  const hasKey = holdsSecret(useLocation())
  const blocker = useBlocker(({ nextLocation }) => isRunning && !hasKey && holdsSecret(nextLocation))
  const { state, location: next } = blocker
  useEffect(() => {
    if (state === 'blocked') window.location.assign(next.pathname + next.search)
  }, [state, next])
  return hasKey
}

function leaveTags(): void {
  removeGoogleCookies()
  location.reload()
}
