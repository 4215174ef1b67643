import { type ReactNode, useId } from 'react'

type AccountSectionProps = { title: string; text: string; children: ReactNode }

/** A section of an account screen: its purpose, then its controls. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-hairline flex min-w-0 flex-col gap-4 rounded-md border p-4 sm:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft max-w-prose">{text}</p>
      </div>
      {children}
    </section>
  )
}
