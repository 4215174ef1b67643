export {
  type CompanyRow,
  findCompany,
  findTaxIdsOf,
  type ListedTerms,
  listCompanyTerms,
  lockCompany,
  updateCompany,
} from './companies.queries.ts'
export {
  type CustomerContact,
  findCompanyOf,
  findCustomer,
  findCustomerContact,
  searchCustomers,
} from './customers.queries.ts'
export { customerRoutes } from './customers.routes.ts'
export { getCustomer } from './get-customer.ts'
export { addPastCompany, assignPastPeople } from './past-companies.queries.ts'
export { erasePersonalNotes, listPersonalNotes } from './personal-notes.ts'
export { companySubject, mailboxSubject } from './subject-of-customer.ts'
