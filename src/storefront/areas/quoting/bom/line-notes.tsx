import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isEnding, precautionsFor } from '../../../../domain/trade-data.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { SavedNote } from './saved-note.tsx'
import type { SettledLine } from './settle-line.ts'
import { ShortNotes } from './short-notes.tsx'

const COLUMNS = 8

/** Notes across the line, below it. Each one is a list item or nothing; without any the row is hidden. */
export function LineNotes({ settled }: { settled: SettledLine }) {
  return (
    <tr className="bom-notes">
      <td colSpan={COLUMNS}>
        <ul>
          <ExcessNote settled={settled} />
          <LifecycleNote settled={settled} />
          <Precautions settled={settled} />
          <ShortNotes settled={settled} />
          <SavedNote settled={settled} />
        </ul>
      </td>
    </tr>
  )
}

/** The cost of minimum and multiple. */
function ExcessNote({ settled: { excess, leftOut, quantity, wanted, amount } }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const format = useFormat()
  if (!excess) return null
  const { pieces, cost } = excess
  const sentence =
    leftOut === 'costly'
      ? t('costly', {
          quantity: format.count(quantity),
          amount: format.amount(amount ?? 0),
          wanted: format.count(wanted),
        })
      : t('excess', { count: pieces, shown: format.count(pieces), cost: format.amount(cost) })
  return <LineNote>{sentence}</LineNote>
}

/** The part is going away. */
function LifecycleNote({ settled: { goods } }: { settled: SettledLine }) {
  const t = useTranslations('bom.lifecycle')
  const format = useFormat()
  if (!goods || !isEnding(goods.lifecycle)) return null
  const { lifecycle, last_buy_date: date } = goods
  return <LineNote>{date ? t('last_buy_by', { date: format.date(date) }) : t(lifecycle)}</LineNote>
}

function Precautions({ settled: { goods } }: { settled: SettledLine }) {
  const t = useTranslations('bom.precautions')
  if (!goods) return null
  const { eccn, msl } = goods
  return precautionsFor(goods).map(precaution => (
    <LineNote key={precaution}>{t(precaution, { eccn: eccn ?? '', msl: msl ?? '' })}</LineNote>
  ))
}

function LineNote({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5">
      <Icon of={TriangleAlert} className="mt-1 size-3.5 shrink-0 text-low" />
      <span>{children}</span>
    </li>
  )
}
