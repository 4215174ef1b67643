import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { CategoryLink, Understood } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Chip } from '../../../../web/ui/chip.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Popover } from '../../../../web/ui/popover.tsx'
import type { GoodsChoice } from '../lists/goods-query.ts'
import { withoutFilter } from '../lists/goods-query.ts'
import type { HrefWith } from '../lists/use-narrowing.ts'
import { filtersOf, readingChoice } from './settle-search.ts'

type Places = readonly (CategoryLink & { parents: readonly CategoryLink[] })[]

type UnderstoodBarProps = {
  understood: readonly Understood[]
  places: Places
  total: number
  choice: GoodsChoice
  hrefWith: HrefWith
  /** The URL fixed no reading: the shop has chosen it. */
  isOurs: boolean
  /** False: the words mean different parameters in the categories. */
  isSettled: boolean
}

const LINK = 'text-brand underline hover:text-brand-strong'

/** The readings of the words of the search. Each reading can be removed or changed, or all of them refused. */
export function UnderstoodBar({
  understood,
  places,
  total,
  choice,
  hrefWith,
  isOurs,
  isSettled,
}: UnderstoodBarProps) {
  const t = useTranslations('understood')
  const better = isOurs ? understood.filter(({ value }) => isOpen(value)) : []
  /** The list without one reading. */
  const hrefWithout = (one: Understood) => {
    if (one.slug === 'category_id') return withoutCategory(places, hrefWith)
    if (isSettled) return hrefWith(withoutFilter(choice, one.slug))
    const ids = places.map(({ category_id }) => category_id)
    return hrefWith(readingChoice(choice, ids, filtersOf(understood.filter(other => other !== one))))
  }
  return (
    <section
      aria-label={t('read_as')}
      className="flex flex-col gap-2 rounded-md border border-hairline bg-bench px-3 py-2"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-sm text-ink-soft">{t('read_as')}</span>
        <PlaceLinks places={places} hrefWith={hrefWith} isSettled={isSettled} />
        <ul className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {understood.map(one => (
            <li key={one.token} className="flex flex-wrap items-center gap-1">
              <TokenChip one={one} href={hrefWithout(one)} />
              <OtherReadings one={one} total={total} choice={choice} hrefWith={hrefWith} />
            </li>
          ))}
        </ul>
        <a
          href={hrefWith({ ...readingChoice(choice, [], {}), understood: '0' })}
          rel="nofollow"
          data-in-place=""
          className={`text-sm ${LINK}`}
        >
          {t('words')}
        </a>
      </div>
      {better.map(({ token }) => (
        <p key={token} role="status" className="text-sm text-ink-soft">
          {t('better_shown', { token })}
        </p>
      ))}
    </section>
  )
}

/** `50..` and `..1` */
function isOpen(value: string): boolean {
  return value.startsWith('..') || value.endsWith('..')
}

type PlaceLinksProps = Pick<UnderstoodBarProps, 'places' | 'hrefWith' | 'isSettled'>

/** The category of the list; a click on a group above it widens the list. Of several, a click chooses one. */
function PlaceLinks({ places, hrefWith, isSettled }: PlaceLinksProps) {
  if (!isSettled) return <PlaceChoice places={places} hrefWith={hrefWith} />
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm">
      {places.map(({ category_id, category_name, parents }) => (
        <span key={category_id} className="flex flex-wrap items-center gap-x-1">
          {parents.map(parent => (
            <span key={parent.category_id}>
              <a
                href={hrefWith({ understood: String(parent.category_id) })}
                rel="nofollow"
                data-in-place=""
                className={LINK}
              >
                {parent.category_name}
              </a>
              {' / '}
            </span>
          ))}
          <strong className="font-semibold">{category_name}</strong>
        </span>
      ))}
    </span>
  )
}

function PlaceChoice({ places, hrefWith }: Omit<PlaceLinksProps, 'isSettled'>) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      {places.map(({ category_id, category_name }) => (
        <a
          key={category_id}
          href={hrefWith({ category_id: [category_id] })}
          rel="nofollow"
          data-in-place=""
          className={LINK}
        >
          {category_name}
        </a>
      ))}
    </span>
  )
}

type TokenProps = { one: Understood; choice: GoodsChoice; hrefWith: HrefWith }

function TokenChip({ one, href }: { one: Understood; href: string | null }) {
  const t = useTranslations()
  const { token, slug, name, label } = one
  const shown = (
    <>
      <bdi className="font-mono">{token}</bdi>
      {': '}
      {slug === 'packaging' && `${t('goods.package')} `}
      {slug === 'brand_id' && `${t('goods.manufacturer')} `}
      {slug === 'category_id' && `${t('filters.category')} `}
      {name && `${name} `}
      <bdi>{label}</bdi>
    </>
  )
  if (href === null) return <span className="text-sm">{shown}</span>
  return (
    <Chip href={href} removeLabel={t('actions.remove')}>
      {shown}
    </Chip>
  )
}

/** Without its category a list continues in the group above; the topmost group stays. */
function withoutCategory(places: Places, hrefWith: HrefWith): string | null {
  const above = new Set(places.map(({ parents }) => parents.at(-1)?.category_id))
  return above.has(undefined) ? null : hrefWith({ understood: [...above].join(',') })
}

function OtherReadings({ one, total, choice, hrefWith }: TokenProps & { total: number }) {
  const t = useTranslations()
  const format = useFormat()
  const id = useId()
  const better = one.others.find(({ slug, value }) => slug === one.slug && isOpen(value))
  const rest = one.others.filter(other => other !== better)
  const hrefOf = (other: Understood['others'][number]) =>
    hrefWith(readingChoice(choice, other.categories, other.filters))
  return (
    <>
      {better && (
        <a href={hrefOf(better)} rel="nofollow" data-in-place="" className={`text-sm ${LINK}`}>
          {t('understood.or_better', { more: format.count(better.total - total) })}
        </a>
      )}
      {rest.length > 0 && (
        <Popover
          id={id}
          label={t('understood.other', { token: one.token })}
          triggerClass="grid size-7 place-items-center rounded-full hover:bg-brand-soft"
          trigger={<Icon of={ChevronDown} className="size-4" />}
          className="max-w-[80vw] py-1 [position-area:block-end_span-inline-end]!"
        >
          <ul className="flex flex-col">
            {rest.map(other => (
              <li key={`${other.slug} ${other.value}`}>
                <a
                  href={hrefOf(other)}
                  rel="nofollow"
                  data-in-place=""
                  className="flex min-h-9 items-center justify-between gap-6 px-3 text-sm text-brand hover:bg-bench"
                >
                  <span>
                    {other.name} <bdi>{other.label}</bdi>
                  </span>
                  <span className="text-ink-soft">{format.count(other.total)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  )
}
