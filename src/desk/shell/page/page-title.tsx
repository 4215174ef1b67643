import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type PageTitleProps = { title: string; text?: ReactNode; action?: ReactNode }

/** The heading of a screen, which is also the title of its tab. */
export function PageTitle({ title, text, action }: PageTitleProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <TabTitle title={title} />
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-1 max-w-[70ch] text-ink-soft wrap-anywhere">{text}</p>}
      </div>
      {action}
    </header>
  )
}

export function TabTitle({ title }: { title: string }) {
  const t = useTranslations('desk')
  return <title>{`${title} | ${t('name')}`}</title>
}
