import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import type { OrderedLine, OrderPreview } from '../../../../contract/shop/orders.ts'
import { CART_PATH } from '../../../../domain/paths.ts'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { useFirstRows } from '../../../../web/ui/use-first-rows.ts'
import { TermsText } from './terms-text.tsx'

const KG_GRAMS = 1_000

type ReviewProps = { shown: OrderPreview; isFromCart: boolean }

/** The lines and totals of the order, beside the button that places it. */
export function Review({ shown, isFromCart }: ReviewProps) {
  const t = useTranslations('checkout')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-hairline bg-bench flex min-w-0 flex-col gap-4 rounded-md border p-4 sm:p-6 md:sticky md:top-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          {t('review')}{' '}
          <span className="text-ink-soft text-sm font-normal">
            {t('line_count', { count: shown.lines.length })}
          </span>
        </h2>
        {isFromCart && (
          <Link
            to={CART_PATH}
            className="text-brand inline-block min-h-6 text-sm underline underline-offset-3"
          >
            {t('change_cart')}
          </Link>
        )}
      </div>
      <Lines lines={shown.lines} />
      <Totals shown={shown} />
      <PlaceButton shown={shown} />
      <TermsText text="checkout.terms" />
    </section>
  )
}

/** As many as fit beside the form; a longer list scrolls. */
const LINES_IN_FULL = 8

function Lines({ lines }: { lines: readonly OrderedLine[] }) {
  const t = useTranslations('checkout')
  if (lines.length <= LINES_IN_FULL) return <LineList lines={lines} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long order scrolls in itself, by keyboard, too
    <section aria-label={t('lines')} tabIndex={0} className="-mx-1 max-h-176 overflow-y-auto px-1">
      <LineList lines={lines} />
    </section>
  )
}

function LineList({ lines }: { lines: readonly OrderedLine[] }) {
  const shown = useFirstRows()
  return (
    <ul className="divide-hairline flex flex-col divide-y">
      {lines.slice(0, shown).map(line => (
        <Line key={partIdOf(line.goods)} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: OrderedLine }) {
  const { goods, price, amount } = line
  const format = useFormat()
  return (
    <li className="flex items-start gap-3 py-2.5">
      <PartPicture
        icons={goods.icons}
        side={40}
        className="border-hairline bg-paper size-10 shrink-0 rounded-md border"
      />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <div className="min-w-0">
          <PartNumber value={goods.part_number} size="sm" />
          <p className="text-ink-soft text-sm">
            <bdi>{goods.brand_name}</bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <bdi className="ltr-value">{`${format.count(quantityOf(line))} × ${format.price(price)}`}</bdi>
          </p>
        </div>
        <Price text={format.amount(amount)} size="sm" />
      </div>
    </li>
  )
}

function Totals({ shown }: { shown: OrderPreview }) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const { shipping_fee: fee } = shown
  return (
    <dl className="border-hairline flex flex-col gap-1.5 border-t pt-3">
      <Row name={t('subtotal')}>
        <Price text={format.amount(shown.subtotal)} size="sm" />
      </Row>
      <Row name={t('shipping')}>
        {fee === null ? (
          <span className="text-ink-soft text-sm">{t('shipping_open')}</span>
        ) : (
          <Price text={format.amount(fee)} size="sm" />
        )}
      </Row>
      {shown.weight_g > 0 && (
        <Row name={t('weight')}>
          <span className="text-sm">{weightText(shown.weight_g, t, format.count)}</span>
        </Row>
      )}
      <Row name={t(fee === null ? 'total_without_shipping' : 'total')} isStrong>
        <Price text={format.amount(shown.total)} size="lg" />
      </Row>
    </dl>
  )
}

function Row({ name, isStrong, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        isStrong
          ? 'border-hairline mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3 font-semibold'
          : 'flex flex-wrap items-baseline justify-between gap-x-4'
      }
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Grams below one kilogram, otherwise kilograms with two decimals. */
function weightText(
  grams: number,
  t: ReturnType<typeof useTranslations<'checkout'>>,
  count: (value: number) => string,
): string {
  if (grams < KG_GRAMS) return t('grams', { n: count(grams) })
  return t('kilograms', { n: count(Math.round(grams / 10) / 100) })
}

function PlaceButton({ shown }: { shown: OrderPreview }) {
  const t = useTranslations('checkout')
  const format = useFormat()
  return (
    <SubmitButton className="min-h-12 w-full">
      {shown.shipping_fee === null ? (
        t('place')
      ) : (
        <span>
          {t('place')}{' '}
          <span className="whitespace-nowrap">
            · <bdi className="ltr-value">{format.amount(shown.total)}</bdi>
          </span>
        </span>
      )}
    </SubmitButton>
  )
}
