import { History, Search } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
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
      data-reload={option.kind === 'past' ? '' : undefined}
      onClick={onTake}
      className={classNames(
        'hover:bg-bench flex items-center gap-3 py-1 aria-selected:bg-brand-soft aria-selected:shadow-[inset_3px_0_var(--color-brand)] rtl:aria-selected:shadow-[inset_-3px_0_var(--color-brand)]',
        className,
      )}
    >
      <Content option={option} typed={typed} />
    </Link>
  )
}

function Content({ option, typed }: { option: SearchOption; typed: string }) {
  if (option.kind === 'part') return <Part part={option.part} typed={typed} />
  if (option.kind === 'past') return <PastSearch words={option.text} />
  if (option.kind === 'words') return <WordSearch words={option.text} />
  if (option.kind === 'read') return <ReadParts text={option.text} count={option.count} />
  return <Group kind={option.kind} name={option.text} count={option.count} />
}

/** In narrow boxes the offer is on a line of its own. */
function Part({ part, typed }: { part: Suggestion; typed: string }) {
  return (
    <>
      <span className="flex min-w-0 flex-col">
        <MatchedNumber number={part.part_number} keyword={typed} />
        <Offer part={part} />
      </span>
      {/* Aligned by the direction of the page, not by that of the name. */}
      <span className="text-ink-soft ms-auto min-w-0 text-end text-sm">
        <bdi>{part.brand_name}</bdi>
      </span>
    </>
  )
}

function Offer({ part: { packaging, stock, price } }: { part: Suggestion }) {
  const t = useTranslations('stock')
  const format = useFormat()
  if (stock === undefined) return null
  return (
    <span className="text-ink-soft flex flex-wrap gap-x-3 text-sm">
      {packaging && <bdi>{packaging}</bdi>}
      <span>{stock > 0 ? t('in_stock', { count: format.count(stock) }) : t('sold_out')}</span>
      {price ? <bdi>{format.price(price)}</bdi> : null}
    </span>
  )
}

function Group({ kind, name, count }: { kind: 'category' | 'brand'; name: string; count: number }) {
  const t = useTranslations()
  return (
    <>
      <bdi className="min-w-0 font-semibold">{name}</bdi>
      <span className="text-ink-soft ms-auto text-end text-sm">
        {kind === 'brand' ? t('goods.manufacturer') : t('search.category')} · {useFormat().count(count)}
      </span>
    </>
  )
}

function ReadParts({ text, count }: { text: string; count: number }) {
  const t = useTranslations('stock')
  return (
    <>
      <bdi className="min-w-0 font-semibold">{text}</bdi>
      <span className="text-ink-soft ms-auto text-end text-sm">
        {t('in_stock', { count: useFormat().count(count) })}
      </span>
    </>
  )
}

function PastSearch({ words }: { words: string }) {
  return (
    <>
      <Icon of={History} className="text-ink-soft size-4 shrink-0" />
      <bdi className="min-w-0 font-mono wrap-anywhere">{words}</bdi>
    </>
  )
}

function WordSearch({ words }: { words: string }) {
  const t = useTranslations('search')
  const quoted = (keyword: ReactNode) => <bdi className="font-mono wrap-anywhere">{keyword}</bdi>
  return (
    <>
      <Icon of={Search} className="text-ink-soft size-4 shrink-0" />
      <span className="min-w-0">{t.rich('in_descriptions', { keyword: words, q: quoted })}</span>
    </>
  )
}
