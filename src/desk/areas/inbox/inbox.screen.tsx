import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { getInbox, InboxItem } from '../../../contract/desk/inbox.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import type { Lane } from '../../../domain/inbox.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { type KeyAct, useKeyActs } from '../../shell/keys/key-acts.ts'
import { inboxQuery, keyOf } from '../../shell/marks/inbox-query.ts'
import type { ItemMark } from '../../shell/marks/marks.ts'
import { LaterChoices, OwnerChoices } from '../../shell/marks/row-choices.tsx'
import { UndoBar } from '../../shell/marks/undo-bar.tsx'
import { useMarked, useMarks } from '../../shell/marks/use-marks.ts'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { useMe } from '../../shell/session/me.ts'
import { InboxFilters, useInboxFilter } from './inbox-filters.tsx'
import { InboxLine } from './inbox-line.tsx'
import { focusedKey, focusRow, rowAfter } from './inbox-rows.ts'

export function Component() {
  const t = useTranslations('desk')
  const tInbox = useTranslations('desk_inbox')
  const { isOwn } = useInboxFilter()
  // The filters stay on screen, and keep the focus, while other rows are loaded.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...inboxQuery(isOwn),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={t('nav.inbox')} text={tInbox('text')} />
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <Lanes data={data} isLoading={isPlaceholderData} />}
    </>
  )
}

type RowChoice = { key: string; is: 'later' | 'assign' }
type InboxData = CallData<typeof getInbox>

function Lanes({ data, isLoading }: { data: InboxData; isLoading: boolean }) {
  const list = useShownItems(data)
  const { mark, undo } = useMarks(data.list)
  const [choice, setChoice] = useState<RowChoice | null>(null)

  /** The next row is selected before this one leaves, so that the focus is never lost. */
  const decide = (item: InboxItem, decided: ItemMark) => {
    const isLeaving = decided.act === 'done' || decided.act === 'snooze'
    focusRow(isLeaving ? rowAfter(list, keyOf(item)) : item)
    setChoice(null)
    mark(item, decided)
  }
  const act = (item: InboxItem, name: Exclude<KeyAct, 'undo' | 'quote'>) => {
    if (!item.can_mark) return
    if (name === 'mine' || name === 'done') return decide(item, { act: name })
    setChoice({ key: keyOf(item), is: name })
  }
  const actOnFocused = (name: Exclude<KeyAct, 'undo' | 'quote'>) => () => {
    const key = focusedKey()
    const item = list.find(one => keyOf(one) === key)
    if (item) act(item, name)
  }
  useKeyActs({
    mine: actOnFocused('mine'),
    assign: actOnFocused('assign'),
    later: actOnFocused('later'),
    done: actOnFocused('done'),
    undo,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !choice) return
    event.preventDefault()
    focusRow(list.find(item => keyOf(item) === choice.key))
    setChoice(null)
  }
  const choiceOf = (item: InboxItem) => {
    if (choice?.key !== keyOf(item)) return null
    if (choice.is === 'later')
      return <LaterChoices onChoose={until => decide(item, { act: 'snooze', until })} />
    return <OwnerChoices item={item} onChoose={owner => decide(item, { act: 'assign', owner })} />
  }
  const shownLanes = data.lanes.filter(({ lane }) => list.some(item => item.lane === lane))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the choice in any row
    <div onKeyDown={onKeyDown}>
      <InboxFilters lanes={data.lanes} />
      <UndoBar onUndo={undo} />
      {list.length === 0 && (isLoading ? <LoadingRows /> : <NothingWaits />)}
      <div className="flex flex-col gap-5">
        {shownLanes.map(({ lane, count, listed }) => (
          <LaneCard
            key={lane}
            lane={lane}
            missing={count - listed}
            shown={list.filter(item => item.lane === lane)}
          >
            {item => (
              <InboxLine key={keyOf(item)} item={item} onAct={name => act(item, name)}>
                {choiceOf(item)}
              </InboxLine>
            )}
          </LaneCard>
        ))}
      </div>
    </div>
  )
}

/** With filters, other things may be waiting. */
function NothingWaits() {
  const t = useTranslations()
  const { lane, isOwn } = useInboxFilter()
  if (lane === null && !isOwn)
    return (
      <EmptyState
        icon={<Icon of={Inbox} />}
        title={t('desk_inbox.empty_title')}
        text={t('desk_inbox.empty_text')}
      />
    )
  return (
    <EmptyState
      icon={<Icon of={Inbox} />}
      title={t('desk.list.none')}
      action={
        <Link to={{ search: '' }} replace className={buttonClass()}>
          {t('desk.list.reset')}
        </Link>
      }
    />
  )
}

/** In the order of the screen. */
function useShownItems({ lanes, list }: InboxData): InboxItem[] {
  const { lane: chosen, isOwn } = useInboxFilter()
  const { staff_id } = useMe()
  const marked = useMarked(list)
  const wanted = marked.filter(
    ({ lane, owner }) => (!chosen || lane === chosen) && (!isOwn || owner?.id === staff_id),
  )
  return lanes.flatMap(({ lane }) => wanted.filter(item => item.lane === lane))
}

type LaneCardProps = {
  lane: Lane
  /** How many are not listed. */
  missing: number
  shown: InboxItem[]
  children: (item: InboxItem) => React.ReactNode
}

function LaneCard({ lane, missing, shown, children }: LaneCardProps) {
  const t = useTranslations('desk_inbox')
  const newest = shown.filter(({ is_newest }) => is_newest)
  return (
    <Card level="h2" title={t(`lanes.${lane}`)} isFlush>
      <ul>{shown.filter(({ is_newest }) => !is_newest).map(children)}</ul>
      {newest.length > 0 && (
        <>
          <p className="border-y border-hairline bg-bench px-4 py-2 text-sm text-ink-soft">
            {missing > 0 && t('not_listed', { count: missing })} {t('newest')}
          </p>
          <ul>{newest.map(children)}</ul>
        </>
      )}
    </Card>
  )
}
