import * as z from 'zod/mini'
import { COMPANY_SORTS, CUSTOMER_SORTS } from '../../domain/customer-sorts.ts'
import { LIMITS } from '../../domain/limits.ts'
import { ORDER_STATUSES } from '../../domain/order-states.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  BodyId,
  Country,
  line,
  orNone,
  paragraph,
  RowId,
  required,
  text,
  WholeNumber,
} from '../wire/fields.ts'
import { KeysetQuery, keysetOf, SearchQuery } from '../wire/keyset.ts'

const ById = z.object({ id: RowId })
const Note = paragraph(LIMITS.commentLength)
/** Without a default: omitted fields are not changed. */
const ChangedNote = z.optional(text(LIMITS.commentLength))

/** Absent for staff who may not read orders. */
const CustomerTrade = z.object({
  orders: z.int(),
  /** USD of all orders that were neither canceled nor refunded. */
  total: z.number(),
  /** USD that orders still wait for. */
  balance: z.number(),
})
export type CustomerTrade = z.infer<typeof CustomerTrade>

const CompanyName = z.object({ id: z.int(), name: z.string() })

/** A mailbox with an account, an order or a request. */
export const CustomerEntry = z.object({
  id: z.int(),
  email: z.string(),
  contact_name: z.string(),
  /** As the person typed it. */
  company_name: z.string(),
  /** As staff have assigned it. */
  company: z.nullable(CompanyName),
  country: z.string(),
  /** `none`: a guest. */
  account: z.enum(['none', 'not_activated', 'active', 'disabled']),
  /** The last use of the account. */
  last_seen: z.nullable(z.iso.datetime()),
  trade: z.optional(CustomerTrade),
  /** Absent for staff who may not read requests. */
  requests: z.optional(z.int()),
})
export type CustomerEntry = z.infer<typeof CustomerEntry>

const CustomerOrder = z.object({
  number: z.string(),
  time: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  total: z.number(),
  balance: z.number(),
})
export type CustomerOrder = z.infer<typeof CustomerOrder>

const CustomerRequest = z.object({
  id: z.int(),
  number: z.string(),
  time: z.iso.datetime(),
  lines: z.int(),
  is_viewed: z.boolean(),
})
export type CustomerRequest = z.infer<typeof CustomerRequest>

/** The newest ones, each absent for staff who may not read them. */
const Dealings = {
  order_list: z.optional(z.array(CustomerOrder)),
  request_list: z.optional(z.array(CustomerRequest)),
}

export const Customer = z.extend(CustomerEntry, {
  rev: WholeNumber,
  note: z.string(),
  create_time: z.iso.datetime(),
  /** From the account, or from the last request. */
  telephone: z.string(),
  job_title: z.string(),
  lang: z.nullable(z.string()),
  sign_ins: z.int(),
  /** Companies with the name that the person typed, to choose from. */
  similar_companies: z.array(CompanyName),
  ...Dealings,
})
export type Customer = z.infer<typeof Customer>

export const listCustomers = endpoint({
  method: 'GET',
  path: '/desk/api/customers',
  summary:
    'People with an account, an order or a request, newest first or as `sort` says. `q` searches name, email and company, newest first',
  may: 'customers.read',
  query: z.object({
    ...KeysetQuery,
    ...SearchQuery,
    company_id: z.optional(RowId),
    sort: orNone(z.enum(CUSTOMER_SORTS)),
  }),
  data: keysetOf(CustomerEntry),
})

export const getCustomer = endpoint({
  method: 'GET',
  path: '/desk/api/customers/{id}',
  summary: 'A person or guest mailbox with requests, orders and balance',
  may: 'customers.read',
  params: ById,
  data: Customer,
})

export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/desk/api/customers/{id}',
  summary:
    'Changes the note or the company. Send only the changed fields; 409 with the present state if another person has changed the same field since `rev`',
  may: 'customers.edit',
  params: ById,
  body: z.object({
    rev: WholeNumber,
    note: ChangedNote,
    company_id: z.optional(z.nullable(BodyId)),
  }),
  data: Customer,
})

export const CUSTOMER_ACTS = ['disable', 'enable', 'sign_out'] as const

export const actOnCustomer = endpoint({
  method: 'POST',
  path: '/desk/api/customers/{id}/act',
  summary: 'Disables or enables the account, or ends all its sign-ins',
  may: 'customers.edit',
  params: ById,
  body: z.object({ act: z.enum(CUSTOMER_ACTS) }),
  data: Customer,
})

export const exportCustomer = endpoint({
  method: 'POST',
  path: '/desk/api/customers/{id}/export',
  summary: 'All data about the person, by kind, as the command `user export` gives it',
  may: 'customers.edit',
  params: ById,
  body: z.object({}),
  data: z.record(z.string(), z.array(z.unknown())),
})

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/desk/api/customers/{id}/erase',
  summary: 'Erases all data about the person, as the command `user erase`. Orders in progress are kept',
  may: 'customers.erase',
  isRisky: true,
  params: ById,
  body: z.object({}),
  data: z.object({
    /** The number of erased items by kind. */
    erased: z.record(z.string(), z.int()),
    /** Orders in progress are left: erase again when they are complete. */
    has_kept: z.boolean(),
  }),
})

export const CompanyEntry = z.object({
  id: z.int(),
  name: z.string(),
  country: z.string(),
  people: z.int(),
  trade: z.optional(CustomerTrade),
})
export type CompanyEntry = z.infer<typeof CompanyEntry>

export const Company = z.extend(CompanyEntry, {
  rev: WholeNumber,
  vat_id: z.string(),
  eori: z.string(),
  note: z.string(),
  person_list: z.array(CustomerEntry),
  ...Dealings,
})
export type Company = z.infer<typeof Company>

const CompanyFields = {
  name: required('desk_errors.name_required'),
  country: Country,
  vat_id: line(),
  eori: line(),
  note: Note,
}

export const listCompanies = endpoint({
  method: 'GET',
  path: '/desk/api/companies',
  summary: 'Companies, newest first or as `sort` says. `q` searches the name',
  may: 'customers.read',
  query: z.object({ ...KeysetQuery, ...SearchQuery, sort: orNone(z.enum(COMPANY_SORTS)) }),
  data: keysetOf(CompanyEntry),
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/desk/api/companies/{id}',
  summary: 'A company with its people, requests, orders and balance',
  may: 'customers.read',
  params: ById,
  data: Company,
})

export const addCompany = endpoint({
  method: 'POST',
  path: '/desk/api/companies',
  summary: 'Adds a company. 409 if there is one with this name in this country',
  may: 'customers.edit',
  body: z.object(CompanyFields),
  data: Company,
})

export const changeCompany = endpoint({
  method: 'PUT',
  path: '/desk/api/companies/{id}',
  summary: 'Changes a company, with `rev` as for people',
  may: 'customers.edit',
  params: ById,
  body: z.object({
    rev: WholeNumber,
    name: z.optional(CompanyFields.name),
    country: z.optional(Country),
    vat_id: z.optional(text(LIMITS.nameLength)),
    eori: z.optional(text(LIMITS.nameLength)),
    note: ChangedNote,
  }),
  data: Company,
})

export const removeCompany = endpoint({
  method: 'DELETE',
  path: '/desk/api/companies/{id}',
  summary: 'Removes a company without people',
  may: 'customers.edit',
  params: ById,
  data: z.null(),
})
