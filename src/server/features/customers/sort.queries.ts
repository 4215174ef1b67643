import { type SQL, sql } from 'drizzle-orm'
import type { CompanySort, CustomerSort } from '../../../domain/customer-sorts.ts'

/** Each has an index with the id. */
const KEYS = {
  customers: { person: sql`lower(contact_name)`, country: sql`country` },
  companies: { company: sql`lower(name)`, country: sql`country` },
}

type Sorting = { orderBy: SQL; isAfter: (id: number) => SQL }

export function sortCustomers(sort: CustomerSort | undefined): Sorting {
  if (!sort) return NEWEST
  return sorting(sql`customers`, KEYS.customers[sort.endsWith('person') ? 'person' : 'country'], sort)
}

export function sortCompanies(sort: CompanySort | undefined): Sorting {
  if (!sort) return NEWEST
  return sorting(sql`companies`, KEYS.companies[sort.endsWith('company') ? 'company' : 'country'], sort)
}

const NEWEST: Sorting = { orderBy: sql`id desc`, isAfter: id => sql`id < ${id}` }

function sorting(table: SQL, key: SQL, sort: string): Sorting {
  const isDescending = sort.startsWith('-')
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const sign = sql.raw(isDescending ? '<' : '>')
  return {
    orderBy: sql`${key} ${direction}, id ${direction}`,
    // The values are scalars, or the index would not be used.
    isAfter: id => sql`(${key}, id) ${sign} ((select ${key} from ${table} where id = ${id}), ${id})`,
  }
}
