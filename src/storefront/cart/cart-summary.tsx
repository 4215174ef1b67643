import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import type { CartDesk } from './cart-desk.ts'
import type { liveCart } from './live-cart.ts'

type CartSummaryProps = {
  desk: CartDesk
  live: ReturnType<typeof liveCart>
  /** A quantity may not have reached the shop yet. */
  hasTyped: boolean
}

/** What the selected lines come to, and the way on. */
export function CartSummary({ desk, live, hasTyped }: CartSummaryProps) {
  const t = useTranslations('cart')
  const format = useFormat()
  const id = useId()
  const canGoOn = live.selectedCount > 0 && live.blockedIds.length === 0
  return (
    <>
      <aside aria-labelledby={id} className="cart-summary">
        <h2 id={id} className="cart-summary-title">
          {t('summary')}
        </h2>
        <output className="cart-total">
          <span className="cart-count">{t('selected', { count: live.selectedCount })}</span>
          <span>
            {t('subtotal')} <Price text={format.amount(live.subtotal)} size="lg" />
          </span>
        </output>
        <Hindrance desk={desk} live={live} />
        {canGoOn ? <Checkout desk={desk} hasTyped={hasTyped} /> : <NoCheckout />}
        <p className="cart-note max-lg:hidden">{t('note')}</p>
      </aside>
      <p className="cart-note lg:hidden">{t('note')}</p>
    </>
  )
}

/** Why it cannot be ordered yet, and the quickest way to change that. */
function Hindrance({ desk, live: { selectedCount, blockedIds } }: Omit<CartSummaryProps, 'hasTyped'>) {
  const t = useTranslations('cart')
  const count = blockedIds.length
  return (
    <div role="status" className="cart-hindrance">
      {selectedCount === 0 && t('nothing_selected')}
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

function Checkout({ desk, hasTyped }: Pick<CartSummaryProps, 'desk' | 'hasTyped'>) {
  const t = useTranslations('cart')
  const navigate = useNavigate()
  const saveFirst = async () => {
    if (await desk.flush()) await navigate('/pay/order')
  }
  return (
    <Link
      to="/pay/order"
      className={buttonClass({ variant: 'primary', className: 'cart-checkout' })}
      // On its way down: the one listener that follows links hears a click before any handler of ours.
      onClickCapture={event => {
        if (!hasTyped) return
        event.preventDefault()
        void saveFirst()
      }}
    >
      {t('checkout')}
    </Link>
  )
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
