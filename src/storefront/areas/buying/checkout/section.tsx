import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A section of the checkout form. */
export function CheckoutSection({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-hairline flex min-w-0 flex-col gap-4 rounded-md border p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
