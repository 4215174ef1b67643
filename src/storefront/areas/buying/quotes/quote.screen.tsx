import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { loadQuote } from './load-quote.ts'
import { QuoteView } from './quote-view.tsx'

export const loader = screenLoader(loadQuote)

/** A quote, opened with the key of its mail or by the signed-in customer. */
export function Component() {
  const t = useTranslations('titles')
  const data = useLoaderData<typeof loader>()
  return (
    <Container size="wide" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <h1 className="text-2xl sm:text-3xl">{t('quote')}</h1>
      <QuoteView key={data.quote.quote_number} data={data} />
    </Container>
  )
}
