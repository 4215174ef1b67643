import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { loadOrder } from './load-order.ts'
import { OrderView } from './order-view.tsx'

export const loader = screenLoader(args =>
  loadOrder(args, args.params.number ?? '', args.url.searchParams.get('key') ?? undefined),
)

/** An order opened with its key: the link that visitors get by mail. */
export function Component() {
  const t = useTranslations('titles')
  return (
    <Container size="wide" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <h1 className="text-2xl sm:text-3xl">{t('order')}</h1>
      <OrderView {...useLoaderData<typeof loader>()} />
    </Container>
  )
}
