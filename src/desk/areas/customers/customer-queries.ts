import { queryOptions } from '@tanstack/react-query'
import { type Company, type Customer, getCompany, getCustomer } from '../../../contract/desk/customers.ts'
import { call } from '../../shell/session/call.ts'
import { queryClient } from '../../shell/session/query-client.ts'

const AREA = 'customers'

export const customerQuery = (id: number) =>
  queryOptions({ queryKey: [AREA, 'person', id], queryFn: () => call(getCustomer, { id }) })

export const companyQuery = (id: number) =>
  queryOptions({ queryKey: [AREA, 'company', id], queryFn: () => call(getCompany, { id }) })

/** Shows a change at once. The lists, and the companies of people, are loaded again. */
export async function keepCustomer(customer: Customer): Promise<void> {
  queryClient.setQueryData(customerQuery(customer.id).queryKey, customer)
  await forgetCustomers()
}

export async function keepCompany(company: Company): Promise<void> {
  queryClient.setQueryData(companyQuery(company.id).queryKey, company)
  await forgetCustomers()
}

export async function forgetCustomers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [AREA] })
}
