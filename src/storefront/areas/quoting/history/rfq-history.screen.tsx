import { useLoaderData } from 'react-router'
import { getRfq, listRfqs } from '../../../../contract/shop/rfq-history.ts'
import { listCountries } from '../../../../contract/shop/site.ts'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { failure } from '../../../shell/page/screen-failure.ts'
import { type ScreenArgs, screenLoader } from '../../../shell/page/screen-loader.ts'
import { RfqDetails } from './rfq-details.tsx'
import { RfqHistoryList } from './rfq-history-list.tsx'

export const loader = screenLoader(async args => {
  const { call, url } = args
  const id = url.searchParams.get('id')
  return id === null
    ? allRequests(call, readPage(url.searchParams.get('page')) ?? 1)
    : oneRequest(args, requireNumber(id))
})

function requireNumber(id: string): number {
  const number = readPage(id)
  if (number === null) throw failure(404)
  return number
}

async function oneRequest({ call, optional }: ScreenArgs, id: number) {
  const [rfq, countries] = await Promise.all([
    call(getRfq, { id }),
    // Without names, countries are shown by code.
    optional(call(listCountries), []),
  ])
  const country = countries.find(known => known.id === rfq.country)?.name ?? rfq.country
  return { rfq, country }
}

async function allRequests(call: ScreenArgs['call'], page: number) {
  return { found: await call(listRfqs, { page }), page }
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <AccountLayout>{'rfq' in data ? <RfqDetails {...data} /> : <RfqHistoryList {...data} />}</AccountLayout>
  )
}
