import { useTranslations } from 'use-intl'
import type { QuotedLine } from '../../../../contract/shop/quotes.ts'
import { partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { type Picked, priceLine, quantityOfLine } from './choices.ts'

type OfferProps = { line: QuotedLine; picked: Picked; isPlain?: boolean; isNotOrdered?: boolean }

/** One offer with its facts and its price. */
export function OfferedLine({ line, picked, isPlain, isNotOrdered }: OfferProps) {
  const t = useTranslations('quote')
  return (
    <span className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 flex-1 basis-56">
        <OfferName line={line} isPlain={isPlain} /> {isNotOrdered && <Badge>{t('not_ordered')}</Badge>}
        <span className="text-ink-soft block text-sm">
          <OfferText line={line} />
        </span>
      </span>
      <OfferPrice line={line} picked={picked} />
    </span>
  )
}

/** `isPlain`: within a label, where a link would be a second control. */
function OfferName({ line, isPlain }: { line: QuotedLine; isPlain?: boolean | undefined }) {
  const number = <PartNumber value={line.part_number} size="sm" />
  return (
    <>
      {line.goods_page_url && !isPlain ? (
        <Link to={partPath(line.goods_page_url)} className="text-brand inline-block min-h-6 hover:underline">
          {number}
        </Link>
      ) : (
        number
      )}
      {line.manufacturer && ' '}
      {line.manufacturer && <bdi className="text-sm">{line.manufacturer}</bdi>}
    </>
  )
}

/** Facts about the pieces, and the buyer's request. */
function OfferText({ line }: { line: QuotedLine }) {
  const facts = useFacts(line)
  return (
    <>
      {line.description && (
        <span className="block">
          <bdi>{line.description}</bdi>
        </span>
      )}
      {facts.length > 0 && (
        <span className="flex flex-wrap gap-x-3">
          {facts.map(fact => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
      )}
      {line.note && (
        <span className="text-ink block whitespace-pre-line">
          <bdi>{line.note}</bdi>
        </span>
      )}
    </>
  )
}

function useFacts(line: QuotedLine): string[] {
  const t = useTranslations('quote')
  const format = useFormat()
  const { asked_qty: asked, wanted_price, wanted_qty, wanted_note } = line
  const wanted = [
    wanted_qty !== null && format.count(wanted_qty),
    wanted_price !== null && format.price(wanted_price),
    wanted_note,
  ].filter(Boolean)
  return [
    line.package,
    line.date_code && t('date_code', { value: line.date_code }),
    line.condition && t('condition', { value: line.condition }),
    line.origin && t('origin', { value: line.origin }),
    line.kind === 'offer' && deliveryOf(line, t),
    asked !== null &&
      (line.kind === 'no_bid' || asked !== line.qty) &&
      t('asked', { quantity: format.count(asked) }),
    wanted.length > 0 && t('wanted', { value: wanted.join(' · ') }),
  ]
    .filter(text => typeof text === 'string')
    .filter(text => text !== '')
}

function deliveryOf(
  { source, lead_days: days }: QuotedLine,
  t: ReturnType<typeof useTranslations<'quote'>>,
): string {
  if (days !== null) return t('lead_days', { days })
  return source === 'stock' ? t('in_stock') : ''
}

/** At the chosen quantity. */
function OfferPrice({ line, picked }: OfferProps) {
  const format = useFormat()
  const price = priceLine(line, picked)
  if (!price) return null
  const count = format.count(quantityOfLine(line, picked))
  return (
    <span className="ms-auto flex shrink-0 flex-col items-end">
      <Price text={format.amount(price.amount)} />
      <bdi className="ltr-value text-ink-soft text-sm">{`${count} × ${format.price(price.unitPrice)}`}</bdi>
    </span>
  )
}

/** A line that we cannot offer, with the reason. */
export function NotOffered({ line }: { line: QuotedLine }) {
  const t = useTranslations('quote')
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <OfferName line={line} />
        <Badge>{t('not_offered')}</Badge>
      </p>
      <p className="text-sm">
        <bdi>{line.no_bid_reason}</bdi>
      </p>
      <p className="text-ink-soft text-sm">
        <OfferText line={line} />
      </p>
    </div>
  )
}
