import * as customers from '../../src/contract/desk/customers.ts'
import * as terms from '../../src/contract/desk/terms.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { stockOne } from './buyers.ts'
import type { DeskBrowser } from './desk.ts'
import { becomeUser } from './people.ts'
import type { TestShop } from './test-shop.ts'

type Tools = { shop: TestShop; owner: DeskBrowser }
type Act = [Endpoint, string, () => Promise<unknown>]

let made = 0

/** By endpoint: how to do it, and the entry that it leaves in the audit. Its preconditions leave no entry. */
export function customerActs(tools: () => Tools): Act[] {
  const onCustomer = (act: (id: number, desk: DeskBrowser) => Promise<unknown>) => async () => {
    const { shop, owner } = tools()
    const { email } = await becomeUser(shop, { email: `customer-${++made}@example.com` })
    const { rows } = await shop.connection.pool.query('select id from customers where email = $1', [email])
    return act(rows[0].id, owner)
  }
  const onCompany = (act: (id: number, desk: DeskBrowser) => Promise<unknown>) => async () => {
    const { shop, owner } = tools()
    const { rows } = await shop.connection.pool.query(
      `insert into companies (name, name_key, country) values ($1, $1, 'DE') returning id`,
      [`company${++made}`],
    )
    return act(rows[0].id, owner)
  }
  const company = { name: 'Example Devices Ltd', country: 'GB' }
  const onGroup = (act: (id: number, desk: DeskBrowser) => Promise<unknown>) => async () => {
    const { shop, owner } = tools()
    const { rows } = await shop.connection.pool.query(
      `insert into price_groups (name) values ($1) returning id`,
      [`group ${++made}`],
    )
    return act(rows[0].id, owner)
  }
  const until = '2099-12-31'
  return [
    [
      terms.changeCompanyTerms,
      'company.terms',
      onCompany((id, { call }) => call(terms.changeCompanyTerms, { id, rev: 1, terms_days: 30 })),
    ],
    [
      terms.saveAgreement,
      'company.agree',
      onCompany(async (id, { call }) => {
        const part_number = `AGREED-${++made}`
        await stockOne(tools().shop, part_number, 10)
        return call(terms.saveAgreement, { id, part_number, until, prices: [{ qty: 1, price: 0.5 }] })
      }),
    ],
    [
      terms.removeAgreement,
      'company.disagree',
      onCompany(async (id, { call }) => {
        await tools().shop.connection.pool.query(
          `insert into agreements values ($1, 1, 'X', 'Y', '{1}', '{0.5}', $2)`,
          [id, until],
        )
        return call(terms.removeAgreement, { id, part_id: 1 })
      }),
    ],
    [
      terms.addPriceGroup,
      'price_group.add',
      onGroup((_, { call }) => call(terms.addPriceGroup, { name: `group ${++made}`, rules: [] })),
    ],
    [
      terms.changePriceGroup,
      'price_group.change',
      onGroup((id, { call }) =>
        call(terms.changePriceGroup, { id, rev: 1, name: `group ${++made}`, rules: [] }),
      ),
    ],
    [
      terms.removePriceGroup,
      'price_group.remove',
      onGroup((id, { call }) => call(terms.removePriceGroup, { id })),
    ],
    [
      customers.changeCustomer,
      'customer.change',
      onCustomer((id, { call }) => call(customers.changeCustomer, { id, rev: 1, note: 'Calls on Mondays' })),
    ],
    [
      customers.actOnCustomer,
      'customer.disable',
      onCustomer((id, { call }) => call(customers.actOnCustomer, { id, act: 'disable' })),
    ],
    [
      customers.exportCustomer,
      'customer.export',
      onCustomer((id, { call }) => call(customers.exportCustomer, { id })),
    ],
    [
      customers.eraseCustomer,
      'customer.erase',
      onCustomer((id, { call }) => call(customers.eraseCustomer, { id })),
    ],
    [customers.addCompany, 'company.add', () => tools().owner.call(customers.addCompany, company)],
    [
      customers.changeCompany,
      'company.change',
      onCompany((id, { call }) => call(customers.changeCompany, { id, rev: 1, vat_id: 'DE1' })),
    ],
    [
      customers.removeCompany,
      'company.remove',
      onCompany((id, { call }) => call(customers.removeCompany, { id })),
    ],
  ]
}
