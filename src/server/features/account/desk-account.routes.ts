import * as customers from '../../../contract/desk/customers.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { actOnCustomer, eraseCustomer, exportCustomer } from './act-on-customer.ts'
import type { Join } from './activate-account.ts'
import type { PersonalData } from './personal-data.ts'

type DeskAccountParts = { joins: readonly Join[]; personalData: readonly PersonalData[] }

/** The desk's acts on a customer's account and data. */
export function deskAccountRoutes({ joins, personalData }: DeskAccountParts): DeskRoute[] {
  return [
    serveStaff(customers.actOnCustomer, ({ context, params, body }) =>
      actOnCustomer(context, params.id, body.act, joins),
    ),
    serveStaff(customers.exportCustomer, ({ context, params }) =>
      exportCustomer(context, params.id, personalData),
    ),
    serveStaff(customers.eraseCustomer, ({ context, params }) =>
      eraseCustomer(context, params.id, personalData),
    ),
  ]
}
