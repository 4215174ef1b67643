import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuoteDetail, QuoteVersion } from '../../../contract/desk/quotes.ts'
import { isPositive } from '../../../domain/money.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { type ComparedField, diffLines, type LineDifference } from './grid/diff-lines.ts'
import type { GridLine } from './grid/grid-line.ts'
import { versionQuery } from './quotes-query.ts'
import { useFieldName } from './use-field-name.ts'

/** The versions that were sent, newest first, with the changes in each. */
export function QuoteVersions({ quote }: { quote: QuoteDetail }) {
  const t = useTranslations('desk_quotes')
  const { amount } = useFormat()
  const [compared, setCompared] = useState<number | null>(null)
  const { versions, draft } = quote
  if (versions.length === 0) return null
  const newest = versions.at(-1)?.version ?? 0
  return (
    <Card level="h2" title={t('versions')}>
      <ol className="flex flex-col gap-2 text-sm">
        {draft && (
          <li className="flex flex-wrap items-center justify-between gap-2">
            {t('revising', { version: String(draft.version) })}
            <CompareButton version={draft.version} onClick={() => setCompared(draft.version)} />
          </li>
        )}
        {versions.toReversed().map(({ version, sent_time, sent_by, total }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {t('version', { version: String(version) })} ·{' '}
              {isPositive(total) ? <span className="ltr-value">{amount(total)}</span> : t('grid.no_bid')}
              <span className="block text-ink-soft">
                <bdi>{sent_by}</bdi>, <LocalTime time={sent_time} />
              </span>
            </span>
            {version > 1 && <CompareButton version={version} onClick={() => setCompared(version)} />}
          </li>
        ))}
      </ol>
      <CompareDialog
        quote={quote}
        version={compared}
        before={compared === draft?.version ? newest : (compared ?? 0) - 1}
        onClose={() => setCompared(null)}
      />
    </Card>
  )
}

function CompareButton({ version, onClick }: { version: number; onClick: () => void }) {
  const t = useTranslations('desk_quotes')
  return (
    <Button size="sm" aria-label={t('changes_of', { version: String(version) })} onClick={onClick}>
      {t('changes')}
    </Button>
  )
}

type CompareProps = { quote: QuoteDetail; version: number | null; before: number; onClose: () => void }

function CompareDialog({ quote, version, before, onClose }: CompareProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="lg"
      title={t('desk_quotes.changes_of', { version: String(version ?? '') })}
      closeLabel={t('actions.close')}
      isOpen={version !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {version !== null && <Compared quote={quote} version={version} before={before} />}
    </Dialog>
  )
}

function Compared({ quote, version, before }: { quote: QuoteDetail; version: number; before: number }) {
  const isDraft = quote.draft?.version === version
  const old = useQuery(versionQuery(quote.number, before))
  const sent = useQuery({ ...versionQuery(quote.number, version), enabled: !isDraft })
  const next = isDraft ? quote.draft : sent.data
  const error = old.error ?? sent.error
  if (error)
    return <LoadingFailed error={error} onRetry={() => Promise.all([old.refetch(), sent.refetch()])} />
  return old.data && next ? <Differences before={old.data} after={next} /> : <LoadingRows />
}

function Differences({ before, after }: { before: QuoteVersion; after: QuoteVersion }) {
  const t = useTranslations('desk_quotes')
  const { amount } = useFormat()
  const changes = diffLines(before.lines, after.lines)
  return (
    <>
      <p className="mb-3">
        {t('total')}: <span className="ltr-value">{amount(before.total)}</span> →{' '}
        <strong className="ltr-value">{amount(after.total)}</strong>
      </p>
      {changes.length === 0 && <p className="text-ink-soft">{t('no_changes')}</p>}
      {changes.length > 0 && (
        <Table label={t('changes')}>
          <thead>
            <tr>
              <Th>{t('columns.part')}</Th>
              <Th>{t('field')}</Th>
              <Th>{t('before')}</Th>
              <Th>{t('after')}</Th>
            </tr>
          </thead>
          <tbody>
            {changes.flatMap(change => (
              <ChangedLine key={change.line.line_id} change={change} />
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

function ChangedLine({ change }: { change: LineDifference }) {
  const t = useTranslations('desk_quotes')
  const sayValue = useFieldValue()
  const sayField = useFieldName()
  const number = <bdi className="font-mono font-semibold">{change.line.part_number}</bdi>
  if (change.change !== 'changed')
    return (
      <tr>
        <Td>{number}</Td>
        <Td colSpan={3}>{t(`line_changes.${change.change}`)}</Td>
      </tr>
    )
  return change.fields.map((field, place) => (
    <tr key={field}>
      <Td>{place === 0 && number}</Td>
      <Td>{sayField(field)}</Td>
      <Td>
        <bdi>{sayValue(change.before, field)}</bdi>
      </Td>
      <Td>
        <bdi>{sayValue(change.line, field)}</bdi>
      </Td>
    </tr>
  ))
}

function useFieldValue(): (line: GridLine, field: ComparedField) => string {
  const t = useTranslations('desk_quotes')
  const { price, count } = useFormat()
  return (line, field) => {
    const value = line[field]
    if (field === 'unit_price') return line.unit_price === null ? '–' : price(line.unit_price)
    if (field === 'breaks')
      return line.breaks.map(one => `${count(one.qty)}: ${price(one.price)}`).join(', ') || '–'
    if (field === 'kind') return t(line.kind === 'offer' ? 'offer' : 'grid.no_bid')
    return typeof value === 'number' ? count(value) : String(value ?? '') || '–'
  }
}
