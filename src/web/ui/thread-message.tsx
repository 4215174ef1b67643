import type { ReactNode } from 'react'

type ThreadMessageProps = { author: string; time: ReactNode; body: string }

/** What one person wrote, in the list of a thread. */
export function ThreadMessage({ author, time, body }: ThreadMessageProps) {
  return (
    <li className="py-3 first:pt-0">
      <p className="text-ink-soft mb-1 flex flex-wrap gap-x-2 text-sm">
        <span className="text-ink font-semibold">{author}</span>
        {time}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {body}
      </p>
    </li>
  )
}
