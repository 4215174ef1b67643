import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { Candidates } from './candidates.tsx'
import { MatchCells } from './match-cells.tsx'
import { OUTCOME_LOOKS } from './outcome-look.tsx'
import { rowRanges } from './row-ranges.ts'
import type { SettledLine } from './settle-line.ts'

/** One line: the file's data, our match and its outcome. */
export function BomRow({ settled }: { settled: SettledLine }) {
  const t = useTranslations()
  const { line, outcome } = settled
  return (
    <tr className="bom-row" data-outcome={outcome}>
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
      {line.description && (
        <span dir="auto" className="bom-fact line-clamp-1">
          {line.description}
        </span>
      )}
      {line.designators && (
        <span
          dir="ltr"
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

function QuantityCell({ settled: { line, quantity } }: { settled: SettledLine }) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <td className="bom-figure bom-quantity" data-label={t('goods.quantity')}>
      <bdi className="ltr-value font-semibold">{format.count(quantity)}</bdi>
      {quantity !== line.qty && (
        <span className="bom-fact">{t('bom.in_file', { quantity: format.count(line.qty) })}</span>
      )}
    </td>
  )
}

/** The outcome of a line and its warnings. */
function LineOutcome({ settled }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { outcome, warnings } = settled
  const { Icon, badge } = OUTCOME_LOOKS[outcome]
  return (
    <>
      <span
        className={classNames(
          'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs leading-4 font-semibold',
          badge,
        )}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {t(`outcomes.${outcome}`)}
      </span>
      {warnings.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5 text-xs">
          {warnings.map(warning => (
            <li key={warning} className="flex items-start gap-1">
              <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0 text-low" />
              {t(`warnings.${warning}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
