import { BOM_PATH, CATEGORIES_PATH, KEYWORDS_PATH, QUICK_PATH } from '../../../../domain/paths.ts'
import './cart.css'
import { ShoppingCart } from 'lucide'
import { useRef } from 'react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCart } from '../../../../contract/shop/cart.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { liveCart } from './live-cart.ts'
import { useCart } from './use-cart.ts'

export const loader = screenLoader(({ call }) => call(listCart))

export function Component() {
  const t = useTranslations()
  const { desk, view } = useCart(useLoaderData<typeof loader>())
  const place = useRef<HTMLDivElement>(null)
  const live = liveCart(view.cart, view.typed)
  return (
    <Container size="full" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl sm:text-3xl">{t('titles.shopping_cart')}</h1>
        <Link to={QUICK_PATH} className="min-h-6 font-semibold text-brand hover:underline">
          {t('titles.quick')}
        </Link>
      </div>
      {view.isBehind && (
        <Notice
          tone="error"
          action={
            <Button size="sm" onClick={desk.reload}>
              {t('error.retry')}
            </Button>
          }
        >
          {t('cart.not_current')}
        </Notice>
      )}
      <div ref={place} tabIndex={-1} className="cart outline-none">
        {live.lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            <CartLines
              desk={desk}
              failed={view.failed}
              live={live}
              onGone={() => place.current?.focus({ preventScroll: true })}
            />
            <CartSummary desk={desk} live={live} view={view} />
          </>
        )}
      </div>
    </Container>
  )
}

function EmptyCart() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={ShoppingCart} />}
      title={t('cart.empty')}
      text={t('cart.empty_text')}
      action={
        <>
          <Link to={KEYWORDS_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('titles.keywords')}
          </Link>
          <Link to={BOM_PATH} className={buttonClass()}>
            {t('cart.to_bom')}
          </Link>
          <Link to={CATEGORIES_PATH} className={buttonClass()}>
            {t('results.browse')}
          </Link>
        </>
      }
    />
  )
}
