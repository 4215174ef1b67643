import { History } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from '../../../../web/i18n/link.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { MatchedNumber } from '../../../../web/ui/matched-number.tsx'
import type { SearchOption } from './search-option.ts'

type SearchOptionLinkProps = {
  id: string
  option: SearchOption
  typed: string
  isReached: boolean
  className: string
  onTake: (event: MouseEvent) => void
}

export function SearchOptionLink({ id, option, typed, isReached, className, onTake }: SearchOptionLinkProps) {
  return (
    <Link
      to={option.to}
      role="option"
      id={id}
      aria-selected={isReached}
      tabIndex={-1}
      // A past search is repeated instead of followed as a link.
      data-reload={option.kind === 'search' ? '' : undefined}
      onClick={onTake}
      className={classNames(
        'hover:bg-bench flex items-center gap-3 py-1 aria-selected:bg-brand-soft aria-selected:shadow-[inset_3px_0_var(--color-brand)] rtl:aria-selected:shadow-[inset_-3px_0_var(--color-brand)]',
        className,
      )}
    >
      {option.kind === 'part' ? <Part option={option} typed={typed} /> : <PastSearch words={option.text} />}
    </Link>
  )
}

function Part({ option, typed }: { option: SearchOption; typed: string }) {
  return (
    <>
      <MatchedNumber number={option.text} keyword={typed} />
      <bdi className="text-ink-soft ms-auto min-w-0 text-end text-sm">{option.maker}</bdi>
    </>
  )
}

function PastSearch({ words }: { words: string }) {
  return (
    <>
      <History className="text-ink-soft size-4 shrink-0" aria-hidden="true" />
      <bdi className="min-w-0 font-mono wrap-anywhere">{words}</bdi>
    </>
  )
}
