import { classNames } from './class-names.ts'

/** Where content will be. Shows itself only after 300 ms: most content is there before. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('appear-late rounded-md bg-hairline', className)} />
}
