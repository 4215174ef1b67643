import type {
  CompanyEntry,
  CustomerEntry,
  CustomerOrder,
  CustomerRequest,
  CustomerTrade,
} from '../../../contract/desk/customers.ts'
import type { Right } from '../../../domain/rights.ts'
import type { CompanyListRow } from './companies.queries.ts'
import type { CustomerListRow } from './customers.queries.ts'
import type { DealtOrder, DealtRfq, TradeSums } from './trade.queries.ts'

/** The records of a customer that a member of staff may read. */
export type Sight = { orders: boolean; requests: boolean }

export function sightOf({ rights }: { rights: readonly Right[] }): Sight {
  return { orders: rights.includes('orders.read'), requests: rights.includes('requests.read') }
}

export function toCustomerEntry(row: CustomerListRow, sees: Sight): CustomerEntry {
  const { id, email, contact_name, company_name, country, company_id, company } = row
  return {
    id,
    email,
    contact_name,
    company_name,
    company: company_id === null || company === null ? null : { id: company_id, name: company },
    country,
    account: accountState(row),
    last_seen: row.last_seen === null ? null : toTime(row.last_seen),
    ...(sees.orders && { trade: toTrade(row) }),
    ...(sees.requests && { requests: row.requests }),
  }
}

function accountState({ user_id, is_activated, is_disabled }: CustomerListRow): CustomerEntry['account'] {
  if (user_id === null) return 'none'
  if (is_disabled) return 'disabled'
  return is_activated ? 'active' : 'not_activated'
}

export function toCompanyEntry(row: CompanyListRow, sees: Sight): CompanyEntry {
  const { id, name, country, people } = row
  return { id, name, country, people, ...(sees.orders && { trade: toTrade(row) }) }
}

function toTrade({ orders, total, balance }: TradeSums): CustomerTrade {
  return { orders, total: Number(total), balance: Number(balance) }
}

export function toCustomerOrder({ number, created_at, status, total, balance }: DealtOrder): CustomerOrder {
  return {
    number,
    time: toTime(created_at),
    status,
    total: Number(total),
    balance: Number(balance),
  }
}

export function toCustomerRequest({ id, number, created_at, lines, is_viewed }: DealtRfq): CustomerRequest {
  return { id, number: `RFQ-${number}`, time: toTime(created_at), lines, is_viewed }
}

function toTime(written: string): string {
  return new Date(written).toISOString()
}
