import { ListPlus, Redo2, Undo2 } from 'lucide'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSay } from '../../../web/forms/form-context.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { addPart } from './grid/edit-lines.ts'
import { LaterPartSearch } from './later-parts.tsx'
import type { QuoteDraft } from './use-quote-draft.ts'

/** Above the grid: undo, adding parts, and whether everything is saved. */
export function DraftToolbar({ number, draft }: { number: string; draft: QuoteDraft }) {
  const t = useTranslations('desk_quotes')
  const { grid, act, rules } = draft
  const [isSearching, setIsSearching] = useState(false)
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5">
      {!rules.isReadOnly && (
        <>
          <IconButton
            size="sm"
            label={t('grid.undo')}
            title={t('grid.undo')}
            icon={<Icon of={Undo2} className="flip-rtl" />}
            disabled={grid.past.length === 0}
            onClick={() => act({ type: 'undo' })}
          />
          <IconButton
            size="sm"
            label={t('grid.redo')}
            title={t('grid.redo')}
            icon={<Icon of={Redo2} className="flip-rtl" />}
            disabled={grid.future.length === 0}
            onClick={() => act({ type: 'redo' })}
          />
          <Button size="sm" icon={<Icon of={ListPlus} />} onClick={() => setIsSearching(true)}>
            {t('add_part')}
          </Button>
          <Suspense>
            {isSearching && (
              <LaterPartSearch
                quote={number}
                title={t('add_part')}
                isOpen
                onClose={() => setIsSearching(false)}
                onChoose={part =>
                  act({ type: 'change', change: (lines, nextId) => addPart(lines, nextId, part) })
                }
              />
            )}
          </Suspense>
        </>
      )}
      <Refused draft={draft} />
      <SaveNote draft={draft} />
    </div>
  )
}

/** Cells that could not be read. */
function Refused({ draft: { grid, rules } }: { draft: QuoteDraft }) {
  const t = useTranslations('desk_quotes')
  const { refused } = grid
  const column = refused && rules.columns[refused.cell.column]
  return (
    <p role="alert" className="text-sm text-error">
      {refused &&
        column &&
        t('refused', {
          count: refused.count,
          line: refused.cell.row + 1,
          column: t(`columns.${column.id}`),
          problem: t(`problems.${refused.problem}`),
        })}
    </p>
  )
}

function SaveNote({ draft: { saveState, problem } }: { draft: QuoteDraft }) {
  const t = useTranslations('desk_quotes')
  const say = useSay()
  const isBad = saveState === 'failed' || saveState === 'conflict'
  return (
    <p
      role="status"
      data-save-state={saveState}
      className={`ms-auto text-sm ${isBad ? 'font-semibold text-error' : 'text-ink-soft'}`}
    >
      {saveState === 'failed' && problem ? say(problem) : t(`save_states.${saveState}`)}
    </p>
  )
}
