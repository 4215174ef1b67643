import { type ReactNode, useId } from 'react'

type SectionProps = { designator: string; title: string; children: ReactNode }

/** Numbered like parts on a board. */
export function GallerySection({ designator, title, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-ink py-6 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="flex items-baseline gap-3 lg:flex-col lg:items-start lg:gap-1">
        <span aria-hidden className="ltr-value font-mono text-sm text-action">
          {designator}
        </span>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
