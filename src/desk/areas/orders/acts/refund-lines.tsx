import { useTranslations } from 'use-intl'
import type { DeskOrderLine } from '../../../../contract/desk/orders.ts'
import { Table, Td, Th } from '../../../../web/ui/table.tsx'
import { PartName } from '../order-lines.tsx'
import { PiecesField, readPieces } from './pieces-field.tsx'
import type { RefundDraft } from './use-refund-draft.ts'

type RefundLinesProps = { lines: readonly DeskOrderLine[]; draft: RefundDraft }

export function RefundLines({ lines, draft }: RefundLinesProps) {
  const t = useTranslations('desk_orders')
  const refundable = lines.filter(line => line.refundable > 0)
  if (refundable.length === 0) return null
  return (
    <div>
      <Table label={t('lines')} className="-mx-5 [&_thead_th]:border-t-0">
        <thead>
          <tr>
            <Th>{t('part')}</Th>
            <Th isNumeric>{t('refund.to_refund')}</Th>
            <Th isNumeric>{t('refund.restock')}</Th>
          </tr>
        </thead>
        <tbody>
          {refundable.map(line => (
            <RefundLine key={line.position} line={line} draft={draft} />
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-sm text-ink-soft">{t('refund.restock_hint')}</p>
    </div>
  )
}

function RefundLine({ line, draft }: { line: DeskOrderLine; draft: RefundDraft }) {
  const t = useTranslations('desk_orders')
  const { quantity, restock } = draft.of(line)
  return (
    <tr>
      <Td>
        <PartName line={line} />
      </Td>
      <Td isNumeric>
        <PiecesField
          id={`refund-${line.position}`}
          label={t('refund.quantity', { number: line.part_number })}
          value={quantity}
          most={line.refundable}
          hasMost
          onChange={value => draft.setLine(line.position, { quantity: value })}
        />
      </Td>
      <Td isNumeric>
        <PiecesField
          id={`restock-${line.position}`}
          label={t('refund.restock_of', { number: line.part_number })}
          value={restock}
          most={readPieces(quantity) || 0}
          onChange={value => draft.setLine(line.position, { restock: value })}
        />
      </Td>
    </tr>
  )
}
