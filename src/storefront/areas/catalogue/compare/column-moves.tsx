import { ChevronLeft, ChevronRight, GripVertical, Pin } from 'lucide'
import type { DragEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { localizedPath } from '../../../../domain/locales.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { type ComparisonChoice, comparisonHref, withPartAt } from './read-comparison.ts'

type ColumnMovesProps = { choice: ComparisonChoice; id: number; number: string }

/** Moves a column. Every move is a link, so the order is in the URL; the grip is for a mouse. */
export function ColumnMoves({ choice, id, number }: ColumnMovesProps) {
  const t = useTranslations('compare')
  const place = choice.ids.indexOf(id)
  if (choice.ids.length < 2) return null
  return (
    <div className="flex min-h-7 items-center text-ink-soft print:hidden">
      <span
        draggable
        aria-hidden
        title={t('drag')}
        onDragStart={event => event.dataTransfer.setData(DRAGGED, String(id))}
        className="hidden cursor-grab p-1 md:block"
      >
        <Icon of={GripVertical} className="size-4" />
      </span>
      {place > 0 && (
        <>
          <Move choice={withPartAt(choice, id, 0)} label={t('pin', { number })}>
            <Icon of={Pin} className="size-4" />
          </Move>
          <Move choice={withPartAt(choice, id, place - 1)} label={t('earlier', { number })}>
            <Icon of={ChevronLeft} className="flip-rtl size-4" />
          </Move>
        </>
      )}
      {place < choice.ids.length - 1 && (
        <Move choice={withPartAt(choice, id, place + 1)} label={t('later', { number })}>
          <Icon of={ChevronRight} className="flip-rtl size-4" />
        </Move>
      )}
    </div>
  )
}

type MoveProps = { choice: ComparisonChoice; label: string; children: ReactNode }

function Move({ choice, label, children }: MoveProps) {
  const lang = useLang()
  return (
    <a
      href={localizedPath(lang, comparisonHref(choice))}
      rel="nofollow"
      data-in-place=""
      title={label}
      className="grid size-7 place-items-center rounded-md hover:bg-bench hover:text-brand"
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  )
}

const DRAGGED = 'text/x-compared-part'

/** A dragged column that is dropped on this one takes its place. */
export function useColumnDrop(choice: ComparisonChoice, id: number) {
  const navigate = useNavigate()
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const dragged = Number(event.dataTransfer.getData(DRAGGED))
      if (!choice.ids.includes(dragged) || dragged === id) return
      event.preventDefault()
      const moved = withPartAt(choice, dragged, choice.ids.indexOf(id))
      void navigate(comparisonHref(moved), { preventScrollReset: true })
    },
  }
}
