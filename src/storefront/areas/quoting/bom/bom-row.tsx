import { TriangleAlert } from 'lucide'
import { useTranslations } from 'use-intl'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { Candidates } from './candidates.tsx'
import { LineNotes } from './line-notes.tsx'
import { MatchCells } from './match-cells.tsx'
import { LEFT_OUT_LOOK, OUTCOME_LOOKS } from './outcome-look.tsx'
import { QuantityCell } from './quantity-cell.tsx'
import { useReview } from './review-context.ts'
import { rowRanges } from './row-ranges.ts'
import type { SettledLine } from './settle-line.ts'

/** One line: the file's data, our match and its outcome, and notes about it below. */
export function BomRow({ settled }: { settled: SettledLine }) {
  const t = useTranslations()
  const { line, outcome, leftOut } = settled
  return (
    <tbody className="bom-line" data-outcome={leftOut ? 'left_out' : outcome}>
      <tr className="bom-row">
        <IncludeCell settled={settled} />
        <td className="bom-rows" data-label={t('bom.col_row')}>
          <bdi className="ltr-value">{rowRanges(line.rows.length > 0 ? line.rows : [line.row])}</bdi>
        </td>
        <FileCell settled={settled} />
        <QuantityCell settled={settled} />
        {line.outcome === 'choose' ? (
          <td className="bom-choice" colSpan={3}>
            <Candidates settled={settled} />
          </td>
        ) : (
          <MatchCells settled={settled} />
        )}
        <td className="bom-outcome">
          <LineOutcome settled={settled} />
        </td>
      </tr>
      <LineNotes settled={settled} />
    </tbody>
  )
}

function IncludeCell({ settled: { line, leftOut } }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { state, change } = useReview()
  return (
    <td className="bom-include">
      <Checkbox
        label={<VisuallyHidden>{t('include', { number: line.part_number })}</VisuallyHidden>}
        checked={leftOut === null}
        onChange={({ currentTarget: { checked } }) =>
          change({ leftOut: { ...state.leftOut, [lineKey(line)]: !checked } })
        }
      />
    </td>
  )
}

function FileCell({ settled: { line } }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const format = useFormat()
  const facts = [line.manufacturer, line.package, line.date_code].filter(Boolean)
  return (
    <th scope="row" className="bom-file">
      <PartNumber value={line.part_number} size="sm" />
      {line.alternates.length > 0 && (
        <span className="bom-fact">{t('alternates', { numbers: line.alternates.join(', ') })}</span>
      )}
      {facts.length > 0 && (
        <span dir="auto" className="bom-fact">
          {facts.join(' · ')}
        </span>
      )}
      {line.description && line.description !== line.part_number && (
        <span dir="auto" className="bom-fact line-clamp-1">
          {line.description}
        </span>
      )}
      {line.designators && (
        <span
          dir="auto"
          className="bom-fact line-clamp-1 font-mono text-xs leading-5"
          title={line.designators}
        >
          {line.designators}
        </span>
      )}
      {line.target_price !== null && (
        <span className="bom-fact">{t('target', { price: format.price(line.target_price) })}</span>
      )}
    </th>
  )
}

/** The outcome of a line and its warnings. */
function LineOutcome({ settled }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { outcome, warnings, leftOut } = settled
  const { icon, badge } = leftOut ? LEFT_OUT_LOOK : OUTCOME_LOOKS[outcome]
  return (
    <>
      <span
        className={classNames(
          'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs leading-4 font-semibold',
          badge,
        )}
      >
        <Icon of={icon} className="size-3.5 shrink-0" />
        {leftOut ? t('left_out_lines') : t(`outcomes.${outcome}`)}
      </span>
      {warnings.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5 text-xs">
          {warnings.map(warning => (
            <li key={warning} className="flex items-start gap-1">
              <Icon of={TriangleAlert} className="mt-0.5 size-3 shrink-0 text-low" />
              {t(`warnings.${warning}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
