import './rfq-lines.css'
import { Plus } from 'lucide'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormState } from '../../../../web/forms/form-context.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { addToRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import { errorsByLine } from './read-lines.ts'
import type { LeftOutRows } from './read-pasted.ts'
import { RfqLineFields } from './rfq-line.tsx'
import { useRfqRows } from './use-rfq-rows.ts'

/** The RFQ list as an editable table, or as cards on phones. */
export function RfqLines() {
  const t = useTranslations('rfq_form')
  const { rows, isFull, addRow, remove } = useRfqRows()
  const table = useRef<HTMLOListElement>(null)
  const { fields } = useFormState()
  const errors = useMemo(() => errorsByLine(fields), [fields])
  const { pasted, paste } = usePasting()
  const removeAndStay = useCallback(
    (index: number) => {
      // The pressed button disappears, so the focus moves to the line that takes its place.
      flushSync(() => remove(index))
      focusOn(table.current, index, 0)
    },
    [remove],
  )
  const firstReady = rows.findIndex(({ item }) => item === undefined)
  return (
    <div data-kept-elsewhere className="flex min-w-0 flex-col gap-3">
      <div>
        <Headings />
        <ol ref={table} onKeyDown={goDown} className="rfq-lines">
          {rows.map(({ key, item, place, isSpare }, index) => (
            <RfqLineFields
              key={key}
              index={index}
              item={item}
              place={place}
              isSpare={isSpare}
              errors={place === null ? undefined : errors.get(place)}
              onRemove={removeAndStay}
              onPaste={paste}
            />
          ))}
        </ol>
      </div>
      <PastedNotice pasted={pasted} />
      {isFull ? (
        <Notice tone="warning">{t('limit', { max: LIMITS.rfqLines })}</Notice>
      ) : (
        <Button
          size="sm"
          icon={<Icon of={Plus} />}
          className="self-start"
          onClick={() => {
            addRow()
            focusOn(table.current, firstReady, 0)
          }}
        >
          {t('add_line')}
        </Button>
      )}
    </div>
  )
}

type Pasted = { taken: number; leftOut: number; skipped: LeftOutRows }

/** The result of the last paste. */
function usePasting() {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const paste = useCallback(async (text: string) => {
    const { readPasted } = await import('./read-pasted.ts')
    const { items, skipped } = readPasted(text)
    const { added, merged, leftOut } = addToRfqList(items)
    setPasted({ taken: added + merged, leftOut, skipped })
  }, [])
  return { pasted, paste }
}

/** Every field has its own name; these headings are visual only. */
function Headings() {
  const t = useTranslations()
  return (
    <div aria-hidden="true" className="rfq-headings">
      <span>{t('goods.part_number')}</span>
      <span>{t('goods.manufacturer')}</span>
      <span>{t('goods.package')}</span>
      <span>{t('rfq_form.date_code')}</span>
      <span>{t('goods.quantity')}</span>
      <span>{t('rfq_form.target_price')}</span>
    </div>
  )
}

/** Enter moves to the next line, as in a spreadsheet, and does not submit the form. */
function goDown(event: KeyboardEvent<HTMLOListElement>): void {
  const { target, currentTarget: table } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const line = target.closest('li')
  if (!line || event.nativeEvent.isComposing) return
  focusOn(table, [...table.children].indexOf(line) + 1, inputsOf(line).indexOf(target))
}

function focusOn(table: HTMLElement | null, line: number, column: number): void {
  const row = table?.children[line]
  if (row) inputsOf(row)[column]?.focus()
}

function inputsOf(line: Element): HTMLInputElement[] {
  return [...line.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
}

/** Reports every pasted row that was left out. */
function PastedNotice({ pasted }: Pick<ReturnType<typeof usePasting>, 'pasted'>) {
  const t = useTranslations()
  const words = pasted && [
    t('rfq_form.pasted', { count: pasted.taken }),
    pasted.leftOut > 0 && t('rfq_form.left_out', { count: pasted.leftOut }),
    ...pasted.skipped.map(({ reason, count }) =>
      t('rfq_form.rows_left_out', { count, reason: t(`bom.skipped.${reason}`) }),
    ),
  ]
  return (
    <p role="status" className="text-ink-soft text-sm empty:hidden">
      {words?.filter(Boolean).join(' · ')}
    </p>
  )
}
