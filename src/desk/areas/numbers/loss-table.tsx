import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { QuoteReport } from '../../../contract/desk/reports.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { CsvButton } from './csv-button.tsx'

type Loss = QuoteReport['losses'][number]

export function LossTable({ losses }: { losses: readonly Loss[] }) {
  const t = useTranslations('desk_numbers')
  if (losses.length === 0)
    return (
      <Card level="h2" title={t('losses')}>
        <p className="text-ink-soft">{t('no_losses')}</p>
      </Card>
    )
  return (
    <div className="min-w-0">
      <Card level="h2" title={t('losses')} isFlush>
        <Table label={t('losses')} className="[&_thead_th]:border-t-0">
          <thead>
            <tr>
              <Th>{t('reason')}</Th>
              <Th isNumeric>{t('quotes')}</Th>
              <Th isNumeric>{t('value')}</Th>
            </tr>
          </thead>
          <tbody>
            {losses.map(loss => (
              <LossRow key={loss.reason} loss={loss} />
            ))}
          </tbody>
        </Table>
      </Card>
      <CsvButton report="losses" />
    </div>
  )
}

function LossRow({ loss: { reason, count: quotes, value } }: { loss: Loss }) {
  const t = useTranslations('desk_numbers')
  const { amount, count } = useFormat()
  return (
    <tr data-row>
      <Td>
        <Link
          to={`/quotes?lost=${reason}`}
          className="font-semibold text-brand underline-offset-3 hover:underline"
        >
          {t(`reasons.${reason}`)}
        </Link>
      </Td>
      <Td isNumeric>{count(quotes)}</Td>
      <Td isNumeric>
        <bdi className="ltr-value whitespace-nowrap tabular-nums">{amount(value)}</bdi>
      </Td>
    </tr>
  )
}
