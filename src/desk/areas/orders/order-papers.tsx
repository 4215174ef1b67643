import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide'
import { useTranslations } from 'use-intl'
import type { DeskOrder, DeskPaper } from '../../../contract/desk/orders.ts'
import { getPaperFile, issueInvoice } from '../../../contract/desk/papers.ts'
import { saveFile } from '../../../web/browser/save-file.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { call } from '../../shell/session/call.ts'
import { useWho } from '../../shell/texts/use-who.ts'
import { keepIssued } from './keep-issued.ts'
import { TaxIdsForm } from './tax-ids-form.tsx'

type OrderProps = { order: DeskOrder }

export function OrderPapers({ order }: OrderProps) {
  const t = useTranslations('desk_orders')
  return (
    <Card level="h2" title={t('papers')}>
      {order.papers.length === 0 && <p className="text-ink-soft">{t('papers_none')}</p>}
      <ul className="divide-y divide-hairline">
        {order.papers.map(paper => (
          <Paper key={paper.id} order={order} paper={paper} />
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-start gap-4 empty:hidden">
        {order.acts.includes('issue_invoice') && <IssueInvoice order={order} />}
        {order.acts.includes('set_tax_ids') && <TaxIdsForm order={order} />}
      </div>
    </Card>
  )
}

function Paper({ order, paper }: OrderProps & { paper: DeskPaper }) {
  const t = useTranslations('desk_orders')
  const { amount } = useFormat()
  const sayWho = useWho()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getPaperFile, { order_number: order.order_number, id: paper.id }),
    onSuccess: ({ file_name, content }) => saveFile(file_name, content, 'pdf'),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p>
          {t(`paper_kinds.${paper.kind}`)} <span className="ltr-value font-mono">{paper.number}</span>
          {paper.total !== null && (
            <span className="text-ink-soft">
              {' '}
              · <bdi>{amount(paper.total)}</bdi>
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <LocalTime time={paper.time} /> · <bdi>{sayWho(paper.who)}</bdi>
        </p>
      </div>
      <Button
        size="sm"
        icon={<Icon of={FileDown} />}
        isBusy={isPending}
        aria-label={t('download_of', { number: paper.number })}
        onClick={() => mutate()}
      >
        {t('download')}
      </Button>
    </li>
  )
}

function IssueInvoice({ order }: OrderProps) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(issueInvoice, { order_number: order.order_number, rev: order.rev }),
    onSuccess: keepIssued,
  })
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {t('issue.invoice')}
    </Button>
  )
}
