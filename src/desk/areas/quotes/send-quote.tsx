import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { approveQuote, askForApproval, type QuoteDetail, sendQuote } from '../../../contract/desk/quotes.ts'
import { pause } from '../../../web/browser/pause.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { type GridLine, isOpen } from './grid/grid-line.ts'
import { asLacking, type Lacking } from './lacking.ts'
import { LaterNamedLines } from './later-parts.tsx'
import { keepPresent, keepQuote } from './quotes-query.ts'
import type { QuoteDraft } from './use-quote-draft.ts'

type SendQuoteProps = { quote: QuoteDetail; draft: QuoteDraft }
type Sending = 'send' | 'approve' | 'ask'

const CALLS = { send: sendQuote, approve: approveQuote, ask: askForApproval } as const

/** The main act of a draft. Below the floor, a seller asks for approval instead. */
export function SendQuote({ quote, draft }: SendQuoteProps) {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  const { amount } = useFormat()
  const sending = useSend(quote, draft)
  const { grid, totals, belowFloor, act } = draft
  if (!may('quote.send')) return null
  const way = wayOf({ isLow: belowFloor.size > 0, mayApprove: may('quote.approve'), quote })
  const isAsked = way === 'ask' && quote.has_asked_approval
  const total = amount(totals.total)
  const name = offersNothing(grid.lines) ? t('thread.send') : t(`send_ways.${way}`, { total })
  const open = grid.lines.filter(isOpen)
  const column = draft.rules.columns.findIndex(({ id }) => id === 'price')
  const goToPrice = (row: number) => act({ type: 'go', cell: { row, column } })
  const send = () => {
    // Missing input is marked at its field, without a call that would only be refused.
    const row = grid.lines.findIndex(isOpen)
    if (row >= 0) goToPrice(row)
    if (open.length > 0 || grid.lines.length === 0) return sending.lack(open)
    sending.mutate(way)
  }
  return (
    <div className="flex max-w-[32rem] flex-col items-end gap-2">
      <Button
        variant="primary"
        data-primary-act="twice"
        isBusy={sending.isPending}
        aria-disabled={isAsked || undefined}
        onClick={isAsked ? undefined : send}
      >
        {isAsked ? t('approval_asked') : name}
      </Button>
      <Suspense>
        {sending.lacking && (
          <LaterNamedLines lacking={sending.lacking} lines={grid.lines} goToPrice={goToPrice} />
        )}
      </Suspense>
    </div>
  )
}

function offersNothing(lines: readonly GridLine[]): boolean {
  return lines.length > 0 && lines.every(({ kind }) => kind === 'no_bid')
}

type WayOptions = { isLow: boolean; mayApprove: boolean; quote: QuoteDetail }

function wayOf({ isLow, mayApprove, quote }: WayOptions): Sending {
  if (!isLow) return 'send'
  if (!mayApprove) return 'ask'
  return quote.has_asked_approval ? 'approve' : 'send'
}

function useSend({ number, version, email }: QuoteDetail, { flush }: QuoteDraft) {
  const [lacking, setLacking] = useState<Lacking | null>(null)
  const mutation = useMutation({
    mutationFn: async (way: Sending) => {
      setLacking(null)
      // A cell that is left by this press is written first.
      await pause()
      const rev = await flush()
      return rev === null ? null : call(CALLS[way], { number, rev }).catch(asLacking)
    },
    onSuccess: async (quote, way) => {
      if (quote && 'reason' in quote) return setLacking(quote)
      if (!quote) return tell({ key: 'desk_quotes.not_saved' }, { isError: true })
      if (way === 'ask') tell({ key: 'desk_quotes.asked', values: { number } })
      else
        tell({ key: version > 0 ? 'desk_quotes.resent' : 'desk_quotes.was_sent', values: { number, email } })
      await keepQuote(quote)
    },
    onError: keepPresent,
  })
  return {
    ...mutation,
    lacking,
    lack: (open: readonly { line_id: number }[]) =>
      setLacking({ reason: open.length > 0 ? 'open' : 'none', ids: open.map(({ line_id }) => line_id) }),
  }
}
