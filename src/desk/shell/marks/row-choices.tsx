import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { InboxItem } from '../../../contract/desk/inbox.ts'
import { SNOOZES, type Snooze } from '../../../domain/inbox.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadingFailed } from '../page/loading.tsx'
import { colleaguesQuery } from './inbox-query.ts'

type LaterChoicesProps = { onChoose: (until: Snooze) => void }

export function LaterChoices({ onChoose }: LaterChoicesProps) {
  const t = useTranslations('desk_inbox.until')
  const options = SNOOZES.map(until => ({ key: until, text: t(until), choose: () => onChoose(until) }))
  return <Choices label={t('label')} options={options} />
}

type OwnerChoicesProps = { item: InboxItem; onChoose: (owner: InboxItem['owner']) => void }

export function OwnerChoices({ item, onChoose }: OwnerChoicesProps) {
  const t = useTranslations('desk_inbox')
  const { data: people, error, refetch } = useQuery(colleaguesQuery)
  if (!people) return error && <LoadingFailed error={error} onRetry={refetch} />
  const others = people.filter(({ id, kinds }) => id !== item.owner?.id && kinds.includes(item.kind))
  const options = others.map(({ id, name }) => ({
    key: String(id),
    text: name,
    choose: () => onChoose({ id, name }),
  }))
  if (item.owner) options.push({ key: 'no_one', text: t('no_one'), choose: () => onChoose(null) })
  return <Choices label={t('assign_to')} options={options} />
}

type Choice = { key: string; text: string; choose: () => void }

/** In the row itself, so that the keyboard stays where it was. */
function Choices({ label, options }: { label: string; options: Choice[] }) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset
      ref={group}
      onKeyDown={walkChoices}
      className="flex w-full flex-wrap items-center gap-2 border-t border-hairline pt-2"
    >
      <legend className="float-start me-2 text-sm font-semibold">{label}</legend>
      {options.map(({ key, text, choose }) => (
        <Button key={key} size="sm" onClick={choose}>
          <bdi>{text}</bdi>
        </Button>
      ))}
    </fieldset>
  )
}

/** Otherwise arrows would leave the choices for another row. */
function walkChoices(event: KeyboardEvent<HTMLElement>): void {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const right = isMirrored ? -1 : 1
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: right, ArrowLeft: -right }[event.key]
  if (step === undefined) return
  event.preventDefault()
  event.stopPropagation()
  const choices = [...event.currentTarget.querySelectorAll('button')]
  const at = choices.findIndex(choice => choice.contains(document.activeElement))
  choices.at((at + step) % choices.length)?.focus()
}
