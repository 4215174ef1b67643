import * as requests from '../../src/contract/desk/requests.ts'
import * as views from '../../src/contract/desk/views.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { DeskBrowser } from './desk.ts'
import { askForQuote } from './requests.ts'
import type { TestShop } from './test-shop.ts'

type Tools = { shop: TestShop; owner: DeskBrowser & { staffId: number } }
type Act = [Endpoint, string, () => Promise<unknown>]

let made = 0

/** By endpoint: how to do it, and the entry that it leaves in the audit. */
export function requestActs(tools: () => Tools): Act[] {
  const on =
    (act: (number: string, desk: DeskBrowser) => Promise<unknown>, prepare = '') =>
    async () => {
      const { shop, owner } = tools()
      const number = await askForQuote(shop, { email: `asks-${++made}@example.com` })
      if (prepare !== '') await shop.connection.pool.query(prepare, [number])
      return act(number, owner)
    }
  const assigned = on(
    (number, { call }) => call(requests.assignRequest, { number, staff_id: null, rev: 0 }),
    'update rfqs set owner_id = (select min(id) from staff) where number = $1',
  )
  const declined = on(
    (number, { call }) => call(requests.reopenRequest, { number, rev: 0 }),
    `update rfqs set declined_at = now(), decline_reason = 'price' where number = $1`,
  )
  const body = 'Lead free?'
  return [
    [requests.takeRequest, 'request.take', on((number, { call }) => call(requests.takeRequest, { number }))],
    [requests.assignRequest, 'request.release', assigned],
    [
      requests.declineRequest,
      'request.decline',
      on((number, { call }) => call(requests.declineRequest, { number, reason: 'price', text: '', rev: 0 })),
    ],
    [requests.reopenRequest, 'request.reopen', declined],
    [
      requests.writeToBuyer,
      'request.message',
      on((number, { call }) => call(requests.writeToBuyer, { number, body })),
    ],
    [
      requests.addRequestNote,
      'request.note',
      on((number, { call }) => call(requests.addRequestNote, { number, body })),
    ],
    ...viewActs(tools),
  ]
}

function viewActs(tools: () => Tools): Act[] {
  const call: DeskBrowser['call'] = (...request) => tools().owner.call(...request)
  const view = () => ({ screen: 'orders' as const, name: `View ${++made}`, query: 'status=unpaid' })
  const stored = async (staffId: number | null): Promise<number> => {
    const { rows } = await tools().shop.connection.pool.query(
      `insert into saved_views (staff_id, screen, name, query) values ($1, 'orders', $2, '') returning id`,
      [staffId, `View ${++made}`],
    )
    return rows[0].id
  }
  return [
    [views.saveView, 'view.save', () => call(views.saveView, view())],
    [views.shareView, 'view.save', () => call(views.shareView, view())],
    [
      views.removeView,
      'view.remove',
      async () => call(views.removeView, { id: await stored(tools().owner.staffId) }),
    ],
    [
      views.removeSharedView,
      'view.remove',
      async () => call(views.removeSharedView, { id: await stored(null) }),
    ],
  ]
}
