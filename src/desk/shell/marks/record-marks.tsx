import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InboxItem } from '../../../contract/desk/inbox.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { ROW_ACTS, type RowAct, useKeyActs } from '../keys/key-acts.ts'
import { useMay, useMe } from '../session/me.ts'
import { showAreaTexts } from '../texts/desk-texts.ts'
import { keyOf, recordItemsQuery } from './inbox-query.ts'
import type { ItemMark } from './marks.ts'
import { PromiseClock } from './promise-clock.tsx'
import { LaterChoices, OwnerChoices } from './row-choices.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useMarked, useMarks, useMarksState } from './use-marks.ts'

/** The inbox items of the record on screen, with the marks and keys of the inbox. Empty if there are none. */
export function RecordMarks({ number }: { number: string }) {
  const hasTexts = useInboxTexts()
  const may = useMay()
  const { data } = useQuery({ ...recordItemsQuery(number), enabled: may('inbox.read') })
  if (!hasTexts || !data) return null
  return <Marks list={data.list} number={number} />
}

/** They belong to another area than the screen. */
function useInboxTexts(): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    showAreaTexts('inbox').then(
      () => setIsLoaded(true),
      () => {},
    )
  }, [])
  return isLoaded
}

type OpenChoice = { key: string; is: 'later' | 'assign' }

function Marks({ list, number }: { list: InboxItem[]; number: string }) {
  const t = useTranslations('desk_inbox')
  const shown = useMarked(list)
  const { mark, undo } = useMarks(list)
  const { last } = useMarksState()
  const [choice, setChoice] = useState<OpenChoice | null>(null)
  const decide = (item: InboxItem, decided: ItemMark) => {
    setChoice(null)
    mark(item, decided)
  }
  const act = (item: InboxItem, name: RowAct) => {
    if (name === 'mine' || name === 'done') return decide(item, { act: name })
    setChoice({ key: keyOf(item), is: name })
  }
  const first = shown.find(({ can_mark }) => can_mark)
  const isLastHere = last?.item.number === number
  useKeyActs({
    ...(first && {
      mine: () => act(first, 'mine'),
      assign: () => act(first, 'assign'),
      later: () => act(first, 'later'),
      done: () => act(first, 'done'),
    }),
    ...(isLastHere && { undo }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !choice) return
    event.preventDefault()
    setChoice(null)
  }
  if (shown.length === 0 && !isLastHere) return null
  return (
    <Card level="h2" title={t('waiting')}>
      <ul onKeyDown={onKeyDown} className="divide-y divide-hairline empty:hidden">
        {shown.map(item => (
          <li key={keyOf(item)} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <MarkedItem item={item} onAct={name => act(item, name)} />
            {choice?.key === keyOf(item) && choice.is === 'later' && (
              <LaterChoices onChoose={until => decide(item, { act: 'snooze', until })} />
            )}
            {choice?.key === keyOf(item) && choice.is === 'assign' && (
              <OwnerChoices item={item} onChoose={owner => decide(item, { act: 'assign', owner })} />
            )}
          </li>
        ))}
      </ul>
      {isLastHere && <UndoBar onUndo={undo} />}
    </Card>
  )
}

/** A request is taken and assigned elsewhere on its page; the keys work anyway. */
function isOwning(act: RowAct): boolean {
  return act === 'mine' || act === 'assign'
}

function MarkedItem({ item, onAct }: { item: InboxItem; onAct: (act: RowAct) => void }) {
  const t = useTranslations('desk_inbox')
  const { staff_id } = useMe()
  const { owner } = item
  const acts = ROW_ACTS.filter(
    name => !(name === 'mine' && owner) && !(item.kind === 'request' && isOwning(name)),
  )
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`kinds.${item.kind}`)}</span>
        <PromiseClock item={item} />
        <span className="text-sm text-ink-soft">
          {owner ? <bdi>{owner.id === staff_id ? t('you') : owner.name}</bdi> : t('no_owner')}
        </span>
      </p>
      {item.can_mark && (
        <div className="flex flex-wrap gap-2">
          {acts.map(name => (
            <Button key={name} size="sm" onClick={() => onAct(name)}>
              {t(`acts.${name}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
