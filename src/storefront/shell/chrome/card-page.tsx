import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { Head } from './head.tsx'

type CardPageProps = {
  title: string
  text?: ReactNode
  children?: ReactNode
  /** Alternative actions, below a line. */
  footer?: ReactNode
  isWide?: boolean
  /** Shown in response to a click on the previous page. */
  isOutcome?: boolean
}

/** A single card on the page, for screens with one task. */
export function CardPage({ title, text, children, footer, isWide, isOutcome }: CardPageProps) {
  return (
    <div className="bg-bench px-4 py-8 sm:py-14">
      <Head />
      <section
        className={classNames(
          'mx-auto w-full overflow-hidden rounded-md border border-hairline bg-paper',
          isWide ? 'max-w-[46rem]' : 'max-w-[28rem]',
        )}
      >
        <EdgeContacts />
        <div className="flex flex-col gap-5 px-5 pt-6 pb-7 sm:px-8">
          <header className="flex flex-col gap-1.5">
            <Heading title={title} isOutcome={isOutcome} />
            {text && <p className="text-ink-soft wrap-anywhere">{text}</p>}
          </header>
          {children}
        </div>
        {footer && (
          <div className="flex flex-col gap-3 border-t border-hairline bg-bench px-5 py-4 sm:px-8">
            {footer}
          </div>
        )}
      </section>
    </div>
  )
}

/** A changed heading means that a step is done: the focus moves to it. */
function Heading({ title, isOutcome }: Pick<CardPageProps, 'title' | 'isOutcome'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(isOutcome ? null : title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {title}
    </h1>
  )
}

/** The contacts of a plug-in board. */
function EdgeContacts() {
  return (
    <div
      aria-hidden
      className="h-1.5 bg-[repeating-linear-gradient(90deg,var(--color-brand)_0_10px,transparent_10px_13px)]"
    />
  )
}
