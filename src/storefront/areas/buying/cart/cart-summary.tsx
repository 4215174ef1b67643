import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isPositive } from '../../../../domain/money.ts'
import { CHECKOUT_PATH } from '../../../../domain/paths.ts'
import { BASIC_GRAMS } from '../../../../domain/shipping.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Price } from '../../../../web/ui/price.tsx'
import { Spinner } from '../../../../web/ui/spinner.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import type { CartView } from './cart-book.ts'
import type { CartDesk } from './cart-desk.ts'
import { FreightEstimate, SUM } from './freight-estimate.tsx'
import type { liveCart } from './live-cart.ts'
import { useFreight } from './use-freight.ts'

type CartSummaryProps = { desk: CartDesk; live: ReturnType<typeof liveCart>; view: CartView }

/** The total of the selected lines and the checkout button. */
export function CartSummary({ desk, live, view }: CartSummaryProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const id = useId()
  const canGoOn = live.selectedCount > 0 && live.blockedIds.length === 0
  const freight = useFreight(live.weightGrams)
  const estimate = { freight, subtotal: live.subtotal }
  return (
    <>
      <aside aria-labelledby={id} className="cart-summary">
        <h2 id={id} className="text-[1.125rem] max-lg:sr-only">
          {t('summary')}
        </h2>
        <output className="flex flex-col gap-1 max-[768px]:flex-1">
          <span className="cart-count text-sm text-ink-soft">
            {t('selected', { count: live.selectedCount })}
          </span>
          <span className={SUM}>
            {t('subtotal')} <Price text={format.amount(live.subtotal)} size="lg" />
          </span>
        </output>
        {isPositive(live.subtotal) && (
          <FreightEstimate {...estimate} className="border-t border-hairline max-lg:hidden" />
        )}
        <Hindrance desk={desk} live={live} view={view} />
        {canGoOn ? <Checkout desk={desk} view={view} /> : <NoCheckout />}
        <Freight className="max-lg:hidden" />
      </aside>
      {isPositive(live.subtotal) && <FreightEstimate {...estimate} className="my-4 max-w-96 lg:hidden" />}
      <Freight className="lg:hidden" />
    </>
  )
}

/** The shipping price is known at checkout; the weight that the basic price covers is known here. */
function Freight({ className }: { className: string }) {
  const t = useTranslations()
  const weight = t('cart.kilograms', { n: useFormat().count(BASIC_GRAMS.cart / 1_000) })
  return (
    <div className={classNames('text-sm text-ink-soft', className)}>
      <p>{t('cart.note')}</p>
      <p>{t('cart.freight', { weight })}</p>
    </div>
  )
}

/** Why the cart cannot be ordered yet, and the quickest fix. */
function Hindrance({ desk, live: { lines, selectedCount, blockedIds }, view: { failed } }: CartSummaryProps) {
  const t = useTranslations('cart')
  const count = blockedIds.length
  const unsaved = lines.filter(({ line }) => line.selected && failed[line.id] !== undefined).length
  return (
    <div role="status" className="cart-hindrance">
      {selectedCount === 0 && t('nothing_selected')}
      {count === 0 && unsaved > 0 && t('unsaved_count', { count: unsaved })}
      {count > 0 && (
        <>
          <p>{t('blocked', { count })}</p>
          <Button size="sm" variant="quiet" onClick={() => desk.select(blockedIds, false)}>
            {t('leave_out', { count })}
          </Button>
        </>
      )}
    </div>
  )
}

function Checkout({ desk, view: { typed } }: Pick<CartSummaryProps, 'desk' | 'view'>) {
  const t = useTranslations('cart')
  const { saveFirst, isSaving } = useSaveFirst(desk)
  return (
    <Link
      to={CHECKOUT_PATH}
      aria-busy={isSaving || undefined}
      className={buttonClass({ variant: 'primary', className: 'cart-checkout' })}
      onClick={event => {
        if (Object.keys(typed).length === 0) return
        event.preventDefault()
        void saveFirst()
      }}
    >
      {isSaving && <Spinner />}
      {t('checkout')}
    </Link>
  )
}

/** A quantity may not have been saved yet. */
function useSaveFirst(desk: CartDesk) {
  const say = useSay()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const saveFirst = async () => {
    setIsSaving(true)
    const problem = await desk.flush()
    setIsSaving(false)
    if (problem !== null) return tell({ text: say(problem), isError: true })
    await navigate(CHECKOUT_PATH)
  }
  return { saveFirst, isSaving }
}

function NoCheckout() {
  const t = useTranslations('cart')
  return (
    <button
      type="button"
      disabled
      className={buttonClass({ variant: 'primary', className: 'cart-checkout' })}
    >
      {t('checkout')}
    </button>
  )
}
