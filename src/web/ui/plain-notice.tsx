import { useEffect } from 'react'

type PlainNoticeProps = { text: string; durationMs: number; onEnd: () => void }

/** Without a connection toasts cannot be loaded, and that is when messages matter most. */
export function PlainNotice({ text, durationMs, onEnd }: PlainNoticeProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, durationMs)
    return () => clearTimeout(timer)
  }, [durationMs, onEnd])
  return (
    <p role="alert" className="bg-ink shadow-float fixed inset-x-4 bottom-4 z-60 rounded-md p-4 text-white">
      {text}
    </p>
  )
}
