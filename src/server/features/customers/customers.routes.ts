import * as customers from '../../../contract/desk/customers.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { addCompany, changeCompany, removeCompany } from './change-company.ts'
import { changeCustomer } from './change-customer.ts'
import { getCompany, listCompanies } from './get-company.ts'
import { getCustomer } from './get-customer.ts'
import { listCustomers } from './list-customers.ts'

export function customerRoutes(): DeskRoute[] {
  return [
    serveStaff(customers.listCustomers, ({ context, query }) =>
      listCustomers(context, { q: query.q, companyId: query.company_id, sort: query.sort }, query.after),
    ),
    serveStaff(customers.getCustomer, ({ context, params }) => getCustomer(context, params.id)),
    serveStaff(customers.changeCustomer, ({ context, params, body }) =>
      changeCustomer(context, params.id, body),
    ),
    serveStaff(customers.listCompanies, ({ context, query }) => listCompanies(context, query)),
    serveStaff(customers.getCompany, ({ context, params }) => getCompany(context, params.id)),
    serveStaff(customers.addCompany, ({ context, body }) => addCompany(context, body)),
    serveStaff(customers.changeCompany, ({ context, params, body }) =>
      changeCompany(context, params.id, body),
    ),
    serveStaff(customers.removeCompany, ({ context, params }) => removeCompany(context, params.id)),
  ]
}
