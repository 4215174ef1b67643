import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { splitIfShort } from '../../../../domain/split-quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { LineAlternates } from '../../catalogue/alternates/line-alternates.tsx'
import { useSayRest } from '../add/request-rest.ts'
import { saySold } from '../add/say-split.ts'
import type { Splitting } from '../add/split-part.ts'
import { useSplit } from '../add/use-split.ts'
import { replaceableId, useAlternateCount } from './alternate-counts.ts'
import { useReview } from './review-context.ts'
import type { SettledLine } from './settle-line.ts'

const loadAlternates = async () => (await import('./bom-alternates.tsx')).BomAlternates

/** Further options for a line that is short. */
export function ShortNotes({ settled }: { settled: SettledLine }) {
  return (
    <>
      <SplitNote settled={settled} />
      <AlternatesNote settled={settled} />
    </>
  )
}

function AlternatesNote({ settled }: { settled: SettledLine }) {
  const count = useAlternateCount(settled)
  const partId = replaceableId(settled)
  if (count === 0 || partId === null) return null
  return (
    <li>
      <LineAlternates
        partNumber={settled.line.part_number}
        count={count}
        load={loadAlternates}
        panel={{ settled, partId }}
      />
    </li>
  )
}

/** Buys the pieces in stock and requests the rest, at once. The line is then done, so it is left out. */
function SplitNote({ settled }: { settled: SettledLine }) {
  const t = useTranslations('buy')
  const { count } = useFormat()
  const { split, isBusy } = useSplit()
  const leaveOut = useLeaveOut(settled)
  const [done, setDone] = useState<Splitting | null>(null)
  const { goods, wanted, outcome, leftOut, line } = settled
  if (done?.kind === 'split' && leftOut)
    return (
      <li>
        <Done {...done} number={goods?.part_number ?? line.part_number} />
      </li>
    )
  const isShort = outcome === 'rfq' && !leftOut && !line.warnings.includes('bad_quantity')
  const offer = isShort && goods ? splitIfShort(goods, wanted) : null
  if (!offer || !goods) return null
  const text = t('split', { added: count(offer.fromStock), rest: count(offer.rest) })
  const press = async () => {
    const splitting = await split(goods, wanted)
    if (splitting?.kind !== 'split') return
    setDone(splitting)
    leaveOut()
  }
  return (
    <li>
      <Button size="sm" isBusy={isBusy} onClick={press} aria-label={`${text} ${goods.part_number}`}>
        {text}
      </Button>
    </li>
  )
}

/** With the latest decisions: another line may have been decided while the server was busy. */
function useLeaveOut({ line }: SettledLine): () => void {
  const review = useReview()
  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
  })
  return () => {
    const { state, change } = latest.current
    change({ leftOut: { ...state.leftOut, [lineKey(line)]: true }, isAdded: true })
  }
}

type DoneProps = Extract<Splitting, { kind: 'split' }> & { number: string }

function Done({ number, ...done }: DoneProps) {
  const t = useTranslations()
  const { count } = useFormat()
  const sayRest = useSayRest()
  return (
    <>
      {saySold(t, count, done, number)} {sayRest(done.rest, done.isRequested)}
    </>
  )
}
