import { classNames } from './class-names.ts'

/** A placeholder for content. It appears after 300 ms, because most content loads faster. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('appear-late rounded-md bg-hairline', className)} />
}
