import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

const CELL =
  'grid h-9 min-w-9 place-items-center rounded-md px-2 tabular-nums text-ink no-underline transition-colors duration-150 hover:bg-brand-soft hover:text-brand'

export function Pagination({ page, pageCount, hrefFor, labels }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={labels.navigation}>
      <ul className="flex flex-wrap items-center gap-1 text-sm">
        <Step page={page - 1} pageCount={pageCount} rel="prev" label={labels.previous} hrefFor={hrefFor}>
          <Icon of={ChevronLeft} className="size-4 flip-rtl" />
        </Step>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li
              key={index < 3 ? 'before' : 'after'}
              aria-hidden
              className="grid h-9 w-5 place-items-center text-ink-soft"
            >
              …
            </li>
          ) : (
            <li key={number} className={Math.abs(number - page) === 1 ? 'max-sm:hidden' : undefined}>
              <a
                href={hrefFor(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(CELL, number === page && 'bg-brand font-semibold text-white!')}
              >
                {number}
              </a>
            </li>
          ),
        )}
        <Step page={page + 1} pageCount={pageCount} rel="next" label={labels.next} hrefFor={hrefFor}>
          <Icon of={ChevronRight} className="size-4 flip-rtl" />
        </Step>
      </ul>
    </nav>
  )
}

type StepProps = Pick<PaginationProps, 'page' | 'pageCount' | 'hrefFor'> & {
  rel: 'prev' | 'next'
  label: string
  children: ReactNode
}

function Step({ page, pageCount, rel, label, hrefFor, children }: StepProps) {
  if (page < 1 || page > pageCount) return null
  return (
    <li>
      <a
        href={hrefFor(page)}
        rel={rel}
        aria-label={label}
        className={classNames(CELL, 'border border-hairline')}
      >
        {children}
      </a>
    </li>
  )
}

/** First and last page and the neighbors of the current one; null: omitted pages. */
function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(number => number >= 1 && number <= pageCount)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => [...between(numbers[index - 1] ?? number, number), number])
}

/** A gap of one page shows that page, because dots would take the same space. */
function between(previous: number, number: number): (number | null)[] {
  const left = number - previous - 1
  if (left < 1) return []
  return left === 1 ? [number - 1] : [null]
}
