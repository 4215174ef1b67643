import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { loadCheckout } from './load-checkout.ts'
import { NotAccepted, NothingChosen, NotInStock } from './nothing-to-order.tsx'
import { UnansweredOrder } from './unanswered-order.tsx'
import { checkoutPath } from './wanted.ts'

export const loader = screenLoader(loadCheckout)

const CART = { source: 'cart' } as const

export function Component() {
  const t = useTranslations()
  return (
    <Container size="wide" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <h1 className="text-2xl sm:text-3xl">{t('titles.pay_order')}</h1>
      <Outcome />
    </Container>
  )
}

function Outcome() {
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'ready') return <CheckoutForm key={checkoutPath(data.wanted)} data={data} />
  if (data.kind === 'short')
    return (
      <UnansweredOrder wanted={data.wanted}>
        <NotInStock {...data} />
      </UnansweredOrder>
    )
  if (data.kind === 'refused') return <NotAccepted message={data.message} />
  return (
    <UnansweredOrder wanted={CART}>
      <NothingChosen />
    </UnansweredOrder>
  )
}
