import { queryOptions } from '@tanstack/react-query'
import {
  type CompanyTerms,
  getCompanyTerms,
  listPriceGroups,
  type PriceGroup,
} from '../../../contract/desk/terms.ts'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'
import { forgetCustomers } from './customer-queries.ts'

export const termsQuery = (id: number) =>
  queryOptions({ queryKey: ['customers', 'terms', id], queryFn: () => call(getCompanyTerms, { id }) })

export const priceGroupsQuery = queryOptions({
  queryKey: ['customers', 'price-groups'],
  queryFn: () => call(listPriceGroups),
})

/** The company has a new revision as well. */
export async function keepTerms(terms: CompanyTerms): Promise<void> {
  queryClient.setQueryData(termsQuery(terms.id).queryKey, terms)
  await forgetCustomers()
}

export async function keepPriceGroups(groups: PriceGroup[]): Promise<void> {
  queryClient.setQueryData(priceGroupsQuery.queryKey, groups)
  await forgetCustomers()
}
