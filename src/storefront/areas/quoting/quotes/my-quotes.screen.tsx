import { useLoaderData } from 'react-router'
import { listQuotes } from '../../../../contract/shop/quotes.ts'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { QuoteList } from './quote-list.tsx'

export const loader = screenLoader(async ({ call, url }) => {
  const page = readPage(url.searchParams.get('page')) ?? 1
  return { found: await call(listQuotes, { page }), page }
})

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <AccountLayout>
      <QuoteList {...data} />
    </AccountLayout>
  )
}
