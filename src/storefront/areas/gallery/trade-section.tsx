import { useState } from 'react'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { PartNumber } from '../../../web/ui/part-number.tsx'
import { Price } from '../../../web/ui/price.tsx'
import { PriceBreaks } from '../../../web/ui/price-breaks.tsx'
import { StockBadge } from '../../../web/ui/stock-badge.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { RESISTOR_BREAK_QUANTITIES, RESISTOR_BREAKS } from './parts.ts'
import type { Samples } from './samples.ts'
import { GallerySection, Row } from './section.tsx'

export function TradeSection({ words }: { words: Samples }) {
  const { stock, trade } = words
  const [active, rohs, fresh, nrnd, ended] = trade.badges
  return (
    <GallerySection designator="U1" title={words.sections.trade}>
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <PartNumber value="RC0603FR-0710KL" size="lg" copyLabels={words.copy} />
          <p className="text-ink-soft">{words.descriptions[2]}</p>
          <Row>
            <Badge tone="brand">{active}</Badge>
            <Badge>{rohs}</Badge>
            <Badge tone="action">{fresh}</Badge>
            <Badge tone="low">{nrnd}</Badge>
            <Badge tone="error">{ended}</Badge>
          </Row>
          <Row>
            <StockBadge level="in">{stock.in}</StockBadge>
            <StockBadge level="low">{stock.low}</StockBadge>
            <StockBadge level="out">{stock.out}</StockBadge>
          </Row>
          <p className="text-sm text-ink-soft">{trade.lead}</p>
        </div>
        <Buying words={words} />
      </div>
    </GallerySection>
  )
}

function Buying({ words }: { words: Samples }) {
  const { fields, trade } = words
  const [quantity, setQuantity] = useState(5000)
  const inForce = RESISTOR_BREAK_QUANTITIES.findLastIndex(from => from <= quantity)
  return (
    <div className="flex flex-col gap-4">
      <Price text={RESISTOR_BREAKS[inForce]?.price ?? '–'} size="lg" suffix={trade.perPiece} />
      <PriceBreaks
        breaks={RESISTOR_BREAKS}
        inForce={inForce}
        labels={{
          caption: trade.breaks,
          quantity: fields.quantity,
          price: trade.unitPrice,
          extended: trade.extended,
          inForce: trade.inForce,
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={fields.quantity}>
          <TextInput
            inputMode="numeric"
            value={quantity}
            onChange={event => setQuantity(Number(event.currentTarget.value) || 0)}
          />
        </Field>
        <Button variant="primary" className="flex-1">
          {words.buttons.add}
        </Button>
      </div>
    </div>
  )
}
