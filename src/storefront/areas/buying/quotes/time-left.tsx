import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Below this, minutes matter. */
const SHORT_MS = 2 * HOUR_MS

/** How long the quote is still valid. The server does not know how long the page is open, so it shows nothing. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTranslations('quote')
  const leftMs = useTimeLeft(until)
  if (leftMs === null) return null
  const [unit, size] = unitOf(leftMs)
  return (
    <span role="timer" className="text-action-strong block text-sm font-semibold">
      {t(`left_${unit}`, { count: Math.max(0, Math.floor(leftMs / size)) })}
    </span>
  )
}

function unitOf(leftMs: number): ['days' | 'hours' | 'minutes', number] {
  if (leftMs >= 2 * DAY_MS) return ['days', DAY_MS]
  return leftMs >= SHORT_MS ? ['hours', HOUR_MS] : ['minutes', MINUTE_MS]
}

/** When it has passed, the page is loaded again: the quote is then read-only. */
function useTimeLeft(until: string): number | null {
  const [now, setNow] = useState<number | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const end = Date.parse(until)
    const tick = () => {
      setNow(Date.now())
      if (Date.now() < end) return
      clearInterval(timer)
      void revalidate()
    }
    const timer = setInterval(tick, MINUTE_MS / 2)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [until, revalidate])
  return now === null ? null : Date.parse(until) - now
}
