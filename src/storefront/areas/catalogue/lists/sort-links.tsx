import { useTranslations } from 'use-intl'
import { SORTS } from '../../../../domain/sorts.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import type { GoodsChoice } from './goods-query.ts'
import type { HrefWith } from './use-narrowing.ts'

export function SortLinks({ sort, hrefWith }: { sort: GoodsChoice['sort']; hrefWith: HrefWith }) {
  const t = useTranslations('filters')
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm">
      <span aria-hidden="true" className="me-1 text-ink-soft max-sm:hidden">
        {t('sort')}
      </span>
      {SORTS.map(option => (
        <a
          key={option}
          href={hrefWith({ sort: option })}
          rel="nofollow"
          aria-current={option === sort ? 'true' : undefined}
          className={classNames(
            'flex min-h-8 items-center rounded-md px-2',
            option === sort ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-brand hover:bg-bench',
          )}
        >
          {t(`sort_${option}`)}
        </a>
      ))}
    </nav>
  )
}
