export {
  type CompanyRow,
  findCompany,
  findTaxIdsOf,
  lockCompany,
  updateCompany,
} from './companies.queries.ts'
export {
  type CustomerContact,
  findCustomer,
  findCustomerContact,
  searchCustomers,
} from './customers.queries.ts'
export { customerRoutes } from './customers.routes.ts'
export { getCustomer } from './get-customer.ts'
export { erasePersonalNotes, listPersonalNotes } from './personal-notes.ts'
export { companySubject, mailboxSubject } from './subject-of-customer.ts'
