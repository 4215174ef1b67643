import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DeskOrder, type DeskOrderLine, shipOrder } from '../../../../contract/desk/orders.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Table, Td, Th } from '../../../../web/ui/table.tsx'
import { PartName } from '../order-lines.tsx'
import { ActForm, type ActProps } from './act-form.tsx'
import { PiecesField, readPieces } from './pieces-field.tsx'
import { RemarkField } from './remark-field.tsx'
import { readShipment, ShipmentFields } from './shipment-fields.tsx'
import { reportDone, useOrderForm } from './use-order-form.ts'

/** By position; a line that is not there is packed whole. */
type Packed = Record<number, string>

/** One shipment, prefilled with everything that is still to be sent. */
export function ShipOrder({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const [packed, setPacked] = useState<Packed>({})
  const handle = useOrderForm(shipOrder, order, {
    onClose,
    compose: (typed, now) => ({ ...readShipment(typed), remark: typed.remark, lines: toSend(now, packed) }),
    onDone: reportDone('ship'),
  })
  const { seen } = handle
  const pieces = toSend(seen, packed).reduce((sum, { quantity }) => sum + quantity, 0)
  const rest = openLines(seen).reduce((sum, line) => sum + line.to_ship, -pieces)
  return (
    <ActForm {...handle} submit={t('ship.submit', { count: pieces || 0 })} onClose={onClose}>
      <Table label={t('lines')} className="-mx-5 [&_thead_th]:border-t-0">
        <thead>
          <tr>
            <Th>{t('part')}</Th>
            <Th isNumeric>{t('open')}</Th>
            <Th isNumeric>{t('ship.in_shipment')}</Th>
          </tr>
        </thead>
        <tbody>
          {openLines(seen).map(line => (
            <ShipLine
              key={line.position}
              line={line}
              value={packed[line.position] ?? String(line.to_ship)}
              onChange={value => setPacked(known => ({ ...known, [line.position]: value }))}
            />
          ))}
        </tbody>
      </Table>
      <p role="status" className="text-sm">
        {rest > 0 ? t('ship.rest', { count: rest }) : t('ship.complete')}
      </p>
      <ShipmentFields carrier={seen.carrier} service={seen.service} />
      <RemarkField />
    </ActForm>
  )
}

type ShipLineProps = { line: DeskOrderLine; value: string; onChange: (value: string) => void }

function ShipLine({ line, value, onChange }: ShipLineProps) {
  const t = useTranslations('desk_orders')
  const { count } = useFormat()
  return (
    <tr>
      <Td>
        <PartName line={line} />
      </Td>
      <Td isNumeric>
        <span className="ltr-value">{count(line.to_ship)}</span>
      </Td>
      <Td isNumeric>
        <PiecesField
          id={`ship-${line.position}`}
          label={t('ship.quantity', { number: line.part_number })}
          value={value}
          most={line.to_ship}
          onChange={onChange}
        />
      </Td>
    </tr>
  )
}

function openLines({ lines }: DeskOrder): DeskOrderLine[] {
  return lines.filter(line => line.to_ship > 0)
}

function toSend(order: DeskOrder, packed: Packed): { position: number; quantity: number }[] {
  return openLines(order)
    .map(({ position, to_ship }) => ({ position, quantity: readPieces(packed[position] ?? String(to_ship)) }))
    .filter(({ quantity }) => quantity !== 0)
}
