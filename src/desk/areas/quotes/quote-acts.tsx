import { useMutation } from '@tanstack/react-query'
import { Eye, FileDown } from 'lucide'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { copyQuote, getQuotePdf, previewPage } from '../../../contract/desk/quotes.ts'
import { isEnded, isLive } from '../../../domain/quotes/states.ts'
import { saveFile } from '../../../web/browser/save-file.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { quotePath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { LaterAcceptForBuyer, LaterExtendHold, LaterLoseQuote, LaterWithdrawQuote } from './later-acts.tsx'
import { OwnerChoice } from './owner-choice.tsx'
import { keepQuote } from './quotes-query.ts'
import { type ActsProps, useRevAct } from './use-rev-act.ts'

/** Everything else that can be done with it. */
export function QuoteActs({ quote, beforeAct }: ActsProps) {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  const [open, setOpen] = useState<'accept' | 'lose' | 'extend' | 'withdraw' | null>(null)
  const { mutate, isPending } = useRevAct({ quote, beforeAct })
  const { state, version, draft_version, live } = quote
  const hasDraft = draft_version !== null
  const isOut = isLive(state)
  const close = () => setOpen(null)
  return (
    <Card level="h2" title={t('acts_title')}>
      <div className="flex flex-col gap-4">
        {may('quote.edit') && <OwnerChoice quote={quote} />}
        <div className="flex flex-wrap gap-2">
          {hasDraft && may('quote.edit') && <PreviewButton quote={quote} beforeAct={beforeAct} />}
          {hasDraft && <PdfButton quote={quote} version={undefined} beforeAct={beforeAct} />}
          {live && <PdfButton quote={quote} version={version} />}
          {may('quote.edit') && <CopyButton quote={quote} beforeAct={beforeAct} />}
          {may('quote.edit') && hasDraft && version > 0 && (
            <Button size="sm" isBusy={isPending} onClick={() => mutate('discard')}>
              {t('acts.discard')}
            </Button>
          )}
          {may('quote.send') && isOut && (
            <Button size="sm" onClick={() => setOpen('accept')}>
              {t('acts.accept')}
            </Button>
          )}
          {may('quote.send') && isOut && (
            <Button size="sm" onClick={() => setOpen('extend')}>
              {t('acts.extend')}
            </Button>
          )}
          {may('quote.edit') && isOut && (
            <Button size="sm" onClick={() => setOpen('lose')}>
              {t('acts.lose')}
            </Button>
          )}
          {may('quote.send') && (isOut || state === 'draft') && !(isEnded(state) && !hasDraft) && (
            <Button size="sm" onClick={() => setOpen('withdraw')}>
              {t('acts.withdraw')}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === 'accept' && <LaterAcceptForBuyer quote={quote} onClose={close} />}
        {open === 'lose' && <LaterLoseQuote quote={quote} onClose={close} />}
        {open === 'extend' && <LaterExtendHold quote={quote} onClose={close} />}
        {open === 'withdraw' && (
          <LaterWithdrawQuote
            isSent={version > 0}
            onClose={close}
            onWithdraw={() => {
              close()
              mutate('withdraw')
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}

function CopyButton({ quote: { number }, beforeAct }: ActsProps) {
  const t = useTranslations('desk_quotes')
  const navigate = useNavigate()
  const sendOnce = useIdempotencyKey()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rev = await beforeAct?.()
      return sendOnce(call, copyQuote, { number }, { number, rev })
    },
    onSuccess: async quote => {
      tell({ key: 'desk_quotes.done.copy', values: { number: quote.number } })
      await keepQuote(quote)
      await navigate(quotePath(quote.number))
    },
  })
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      {t('acts.copy')}
    </Button>
  )
}

/** The buyer's page with this draft, in another tab. */
function PreviewButton({ quote: { number }, beforeAct }: ActsProps) {
  const t = useTranslations('desk_quotes')
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      await beforeAct?.()
      const { path } = await call(previewPage, { number })
      if (tab) tab.location.href = path
    },
    onError: (_, tab) => tab?.close(),
  })
  // Opened before anything is awaited: browsers block windows that no press has opened.
  return (
    <Button
      size="sm"
      icon={<Icon of={Eye} />}
      isBusy={isPending}
      onClick={() => mutate(window.open('about:blank'))}
    >
      {t('acts.preview_page')}
    </Button>
  )
}

/** Undefined: the draft as it would be sent. */
function PdfButton({ quote, version, beforeAct }: ActsProps & { version: number | undefined }) {
  const t = useTranslations('desk_quotes')
  const { number } = quote
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await beforeAct?.()
      return call(getQuotePdf, { number, ...(version === undefined ? { draft: '1' as const } : { version }) })
    },
    onSuccess: ({ file_name, content }) => saveFile(file_name, content, 'pdf'),
  })
  return (
    <Button size="sm" icon={<Icon of={FileDown} />} isBusy={isPending} onClick={() => mutate()}>
      {version === undefined ? t('acts.preview') : t('acts.pdf', { version: String(version) })}
    </Button>
  )
}
