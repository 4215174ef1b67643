import { useTranslations } from 'use-intl'
import type { ReadBom } from '../../../../contract/shop/bom.ts'
import { SKIP_REASONS, type SkippedRow, type SkipReason } from '../../../../domain/bom/bom.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { rowRanges } from './row-ranges.ts'
import { countSkipped } from './summarize.ts'

const SHOWN = 100

export const SKIPPED_ID = 'bom-skipped'

/** Opens the list when a link to it is followed. */
export function openSkipped(): void {
  const list = document.getElementById(SKIPPED_ID)
  if (list instanceof HTMLDetailsElement) list.open = true
}

/** Rows of the file that are not lines, each with its reason. */
export function SkippedRows({ skipped }: { skipped: ReadBom['skipped'] }) {
  const t = useTranslations('bom')
  const format = useFormat()
  if (skipped.length === 0) return null
  const count = countSkipped(skipped)
  return (
    <details id={SKIPPED_ID} className="scroll-mt-24 border-t border-hairline bg-bench px-4 py-3">
      <summary className="min-h-6 font-semibold">
        {count > 0 ? t('left_out', { count, shown: format.count(count) }) : t('rows_left_out')}
      </summary>
      <p className="mt-2 text-sm text-ink-soft">{t('every_row')}</p>
      <div className="mt-3 flex flex-col gap-4">
        {SKIP_REASONS.map(reason => (
          <Reason key={reason} reason={reason} rows={skipped.filter(row => row.reason === reason)} />
        ))}
      </div>
    </details>
  )
}

function Reason({ reason, rows }: { reason: SkipReason; rows: SkippedRow[] }) {
  const t = useTranslations('bom')
  const format = useFormat()
  if (rows.length === 0) return null
  const said = rows.filter(({ text }) => text !== '').slice(0, SHOWN)
  const more = rows.length - said.length
  return (
    <div className="text-sm">
      <h3 className="font-semibold">{t(`skipped.${reason}`)}</h3>
      {said.length === 0 ? (
        <p>
          {t('col_row')} <bdi className="ltr-value">{rowRanges(rows.map(({ row }) => row))}</bdi>
        </p>
      ) : (
        <ul className="mt-1 flex flex-col gap-0.5">
          {said.map(({ row, text }) => (
            <li key={row} className="flex gap-3">
              <span className="shrink-0 whitespace-nowrap text-ink-soft">
                {t('row_number', { row: row + 1 })}
              </span>
              <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            </li>
          ))}
          {more > 0 && (
            <li className="text-ink-soft">{t('more_rows', { count: more, shown: format.count(more) })}</li>
          )}
        </ul>
      )}
    </div>
  )
}
