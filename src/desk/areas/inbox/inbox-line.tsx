import { Check, Clock, Hand, UserRoundPlus } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { InboxItem } from '../../../contract/desk/inbox.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { ROW_ACTS, type RowAct } from '../../shell/keys/key-acts.ts'
import { keyOf, nameOf } from '../../shell/marks/inbox-query.ts'
import { PromiseClock } from '../../shell/marks/promise-clock.tsx'
import { useMay, useMe } from '../../shell/session/me.ts'
import { placeOf } from './item-place.ts'

type InboxLineProps = { item: InboxItem; onAct: (act: RowAct) => void; children?: ReactNode }

/** One item: the buyer, the task, its age and its owner. `children`: an open choice. */
export function InboxLine({ item, onAct, children }: InboxLineProps) {
  return (
    <li
      data-row
      data-key={keyOf(item)}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-4 py-2.5 outline-none last:border-b-0 focus-within:bg-brand-soft"
    >
      <div className="min-w-0 flex-1 max-md:basis-full">
        <Who item={item} />
        <What item={item} />
      </div>
      <div className="flex gap-4 max-md:basis-full md:w-32 md:flex-col md:items-end md:gap-0 xl:w-auto xl:flex-row xl:gap-4">
        <Value item={item} />
        <div className="xl:w-32 xl:text-end">
          <PromiseClock item={item} />
        </div>
      </div>
      <Owner item={item} />
      {item.can_mark && <RowActs item={item} onAct={onAct} />}
      {children}
    </li>
  )
}

function Who({ item }: { item: InboxItem }) {
  const path = placeOf(item, useMay())
  const who = <bdi>{item.who}</bdi>
  if (!path) return <span className="font-semibold wrap-anywhere">{who}</span>
  return (
    <Link to={path} className="font-semibold text-brand wrap-anywhere underline-offset-3 hover:underline">
      {who}
    </Link>
  )
}

/** Kinds whose amount differs from the value of the order. */
const AMOUNTS = ['transfer', 'short', 'refund', 'surplus', 'overdue', 'payment', 'refused'] as const

/** The dot before the first part of each line is outside the box, and cut off. */
const DOTTED =
  "-ms-4 flex flex-wrap *:relative *:ps-4 *:before:absolute *:before:start-1.5 *:before:content-['·']"

function What({ item }: { item: InboxItem }) {
  const t = useTranslations('desk_inbox')
  const { amount: writeAmount } = useFormat()
  const { kind, number, mail_topic: topic, line_count: count, first_part, amount } = item
  const amountName = AMOUNTS.find(one => one === kind)
  return (
    <p className="overflow-hidden text-sm text-ink-soft wrap-anywhere">
      <span className={DOTTED}>
        <span>{t(`kinds.${kind}`)}</span>
        {topic && <span>{t(`mail_topics.${topic}`)}</span>}
        {number && (
          <span>
            <bdi>{number}</bdi>
          </span>
        )}
        {count > 0 && <span>{t('lines', { count })}</span>}
        {first_part && (
          <span>
            <bdi>{first_part}</bdi>
          </span>
        )}
        {amountName && amount !== undefined && (
          <span>{t(`amounts.${amountName}`, { amount: writeAmount(amount) })}</span>
        )}
      </span>
    </p>
  )
}

function Value({ item: { value } }: { item: InboxItem }) {
  const { amount } = useFormat()
  return (
    <bdi className="text-end tabular-nums empty:hidden xl:min-w-24">
      {value !== undefined && amount(value)}
    </bdi>
  )
}

function Owner({ item: { owner } }: { item: InboxItem }) {
  const t = useTranslations('desk_inbox')
  const { staff_id } = useMe()
  const isOwn = owner?.id === staff_id
  return (
    <span
      className={`line-clamp-2 text-sm wrap-anywhere max-md:flex-1 md:w-24 xl:w-28 ${isOwn ? 'font-semibold' : 'text-ink-soft'}`}
    >
      {owner ? <bdi>{isOwn ? t('you') : owner.name}</bdi> : t('no_owner')}
    </span>
  )
}

const ICONS: Record<RowAct, ReactNode> = {
  mine: <Icon of={Hand} />,
  assign: <Icon of={UserRoundPlus} />,
  later: <Icon of={Clock} />,
  done: <Icon of={Check} />,
}

function RowActs({ item, onAct }: Pick<InboxLineProps, 'item' | 'onAct'>) {
  const t = useTranslations('desk_inbox')
  return (
    <div className="ms-auto flex gap-1">
      {ROW_ACTS.map(act => (
        <IconButton
          key={act}
          size="sm"
          variant="outlined"
          label={`${t(`acts.${act}`)} ${nameOf(item)}`}
          title={t(`acts.${act}`)}
          icon={ICONS[act]}
          onClick={() => onAct(act)}
        />
      ))}
    </div>
  )
}
