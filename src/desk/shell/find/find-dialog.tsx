import { Autocomplete } from '@base-ui/react/autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { findAnything } from '../../../contract/desk/find.ts'
import { controlClass } from '../../../web/ui/control-class.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { call } from '../session/call.ts'
import { useMay } from '../session/me.ts'
import { FOUND_GROUPS, type FoundEntry, useScreenEntries } from './screen-entries.ts'
import { stillMatching, toEntry } from './to-entry.ts'

type FindDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Finds records, screens and acts by the typed text. */
export function FindDialog({ isOpen, onOpenChange }: FindDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="md"
      title={t('desk.find.title')}
      closeLabel={t('actions.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      initialFocus={() => document.querySelector<HTMLElement>('[data-find]')}
    >
      <Find onFollow={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Find({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('desk.find')
  const [text, setText] = useState('')
  const { entries, isWaiting } = useFound(text)
  const open = useOpen(onFollow)
  const groups = FOUND_GROUPS.map(value => ({
    value,
    items: entries.filter(({ group }) => group === value),
  })).filter(({ items }) => items.length > 0)
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      autoHighlight="always"
      value={text}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setText(value)}
      itemToStringValue={(entry: FoundEntry) => entry.title}
    >
      <Autocomplete.Input
        data-find
        aria-label={t('title')}
        placeholder={t('hint')}
        className={controlClass('md')}
      />
      <Autocomplete.List
        className="mt-3 max-h-[50vh] overflow-y-auto overscroll-contain"
        aria-busy={isWaiting}
      >
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.value} items={group.items} className="mb-2">
            <Autocomplete.GroupLabel className="px-2.5 py-1 text-xs font-semibold text-ink-soft">
              {t(group.value)}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: FoundEntry) => (
                <Autocomplete.Item
                  key={entry.key}
                  value={entry}
                  onClick={() => open(entry)}
                  className="flex min-h-9 cursor-default flex-wrap items-baseline gap-x-3 rounded-md px-2.5 py-1.5 outline-none data-highlighted:bg-brand-soft"
                >
                  <bdi className="font-semibold wrap-anywhere">{entry.title}</bdi>
                  <bdi className="min-w-0 text-sm text-ink-soft wrap-anywhere">{entry.text}</bdi>
                  {entry.held && <Held held={entry.held} />}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty className="px-2.5 py-3 text-ink-soft empty:hidden">
        {isWaiting ? null : t('none', { text })}
      </Autocomplete.Empty>
    </Autocomplete.Root>
  )
}

function Held({ held: { pieces, quotes, quote_number } }: { held: NonNullable<FoundEntry['held']> }) {
  const t = useTranslations('desk.find')
  const numbers = quotes > 1 ? `${quote_number} +${quotes - 1}` : quote_number
  return <span className="text-sm text-ink-soft">{t('held', { pieces, quotes: numbers })}</span>
}

/** Parts have no screen at the desk; their page in the shop opens in a tab of its own. */
function useOpen(onFollow: () => void): (entry: FoundEntry) => void {
  const navigate = useNavigate()
  return ({ path, isOutside }) => {
    onFollow()
    if (isOutside) window.open(path, '_blank', 'noopener')
    else void navigate(path)
  }
}

function useFound(text: string): { entries: FoundEntry[]; isWaiting: boolean } {
  const may = useMay()
  const screens = useScreenEntries(text)
  const q = useDeferredValue(text.trim())
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['find', q],
    queryFn: ({ signal }) => call(findAnything, { q }, { signal }),
    enabled: q.length > 1 && may('inbox.read'),
    placeholderData: q.length > 1 ? keepPreviousData : undefined,
  })
  const isOld = isPlaceholderData || q !== text.trim()
  const found = data.map(toEntry)
  return {
    entries: [...screens, ...(isOld ? stillMatching(found, text) : found)],
    isWaiting: isFetching || isOld,
  }
}
