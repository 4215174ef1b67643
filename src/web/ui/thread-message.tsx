import type { ReactNode } from 'react'

type ThreadMessageProps = { author: string; time: ReactNode; body: string; badge?: ReactNode }

/** The message of one person, in the list of a thread. */
export function ThreadMessage({ author, time, body, badge }: ThreadMessageProps) {
  return (
    <li className="py-3 first:pt-0">
      <p className="text-ink-soft mb-1 flex flex-wrap items-center gap-x-2 text-sm">
        <bdi className="text-ink font-semibold">{author}</bdi>
        {time}
        {badge}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {body}
      </p>
    </li>
  )
}
