import { useTranslations } from 'use-intl'
import type { Facets } from '../../../../contract/shop/goods.ts'
import { SORTS } from '../../../../domain/sorts.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import type { HrefWith } from './use-narrowing.ts'

type SortLinksProps = { sort: string; facets: Facets; hrefWith: HrefWith }

/** The sort orders of every list, and the parameter that the URL names. */
export function SortLinks({ sort, facets, hrefWith }: SortLinksProps) {
  const t = useTranslations('filters')
  const isPlain = SORTS.some(known => known === sort)
  const parameter = isPlain
    ? undefined
    : facets.parameters.find(({ slug }) => slug === sort.replace(/^-/, ''))
  const options = [
    ...SORTS.map(option => ({ option: String(option), text: t(`sort_${option}`) })),
    ...(parameter ? [{ option: sort, text: `${parameter.name} ${sort.startsWith('-') ? '↓' : '↑'}` }] : []),
  ]
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm">
      <span aria-hidden="true" className="me-1 text-ink-soft max-sm:hidden">
        {t('sort')}
      </span>
      {options.map(({ option, text }) => (
        <a
          key={option}
          href={hrefWith({ sort: option })}
          rel="nofollow"
          data-in-place=""
          aria-current={option === sort ? 'true' : undefined}
          className={classNames(
            'flex min-h-8 items-center rounded-md px-2',
            option === sort ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-brand hover:bg-bench',
          )}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
