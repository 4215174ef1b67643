import { useEffect, useState } from 'react'

/** Seconds until something may be done again; `start` begins anew. */
export function usePause(seconds: number, isOnFromStart: boolean): { left: number; start: () => void } {
  const [until, setUntil] = useState<number | null>(null)
  const [left, setLeft] = useState(isOnFromStart ? seconds : 0)
  const isOn = left > 0
  useEffect(() => {
    if (!isOn) return
    // By the clock, not by counting ticks: browsers slow down timers of tabs in the background.
    const end = until ?? Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [isOn, until, seconds])

  const start = () => {
    setUntil(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return { left, start }
}
