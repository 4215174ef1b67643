import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import {
  addMember,
  type DeskBrowser,
  type Member,
  setUpOwner,
  signInAgain,
} from '../../../../tests/harness/desk.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { endOwnSession, listOwnSessions } from '../../../contract/desk/door.ts'
import { getInbox, markInbox } from '../../../contract/desk/inbox.ts'
import { actOnStaff, changeStaff } from '../../../contract/desk/staff.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { DESK_EVENTS_PATH } from '../../../domain/paths.ts'
import type { StaffIdentity } from '../../context.ts'
import { createDeskEvents } from './desk-events.ts'

let shop: TestShop
let owner: Member
let sales: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
})
afterAll(() => shop.close())
beforeEach(() => shop.connection.pool.query('truncate allowances, captchas'))

type Line = { heard: string[]; isOver: () => boolean; close: () => Promise<void> }

/** Reads a stream until it ends, as a browser does. */
async function listen(
  { send }: Pick<DeskBrowser, 'send'>,
  headers: Record<string, string> = {},
): Promise<Line> {
  const answer = await send(DESK_EVENTS_PATH, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  return read(answer.body ?? expect.unreachable())
}

function read(body: ReadableStream<Uint8Array>): Line {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const heard: string[] = []
  let isOver = false
  const pull = async (): Promise<void> => {
    const { done, value } = await reader.read()
    if (done) {
      isOver = true
      return
    }
    for (const event of decoder.decode(value).split('\n\n').filter(Boolean)) heard.push(event)
    return pull()
  }
  void pull()
  return { heard, isOver: () => isOver, close: () => reader.cancel() }
}

const changes = ({ heard }: Line) => heard.filter(event => event.startsWith('data: '))

describe('the stream of the desk', () => {
  test('is for staff only, and neither compressed nor buffered', async () => {
    expect((await shop.desk.request(DESK_EVENTS_PATH)).status).toBe(401)
    const answer = await owner.send(DESK_EVENTS_PATH, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    const line = read(answer.body ?? expect.unreachable())
    await expect.poll(() => line.heard[0]).toContain('retry: 1000')
    await line.close()
  })

  test('tells of a request, an order and a mark', async () => {
    const part = await stockOne(shop, 'LIVE-1', 100)
    const line = await listen(owner)
    await askForQuote(shop)
    await expect.poll(() => changes(line)).toContainEqual(expect.stringMatching(/^data: request:\d+$/))
    const { order_id } = await buyNow(openBrowser(shop), part, 1)
    await expect.poll(() => changes(line)).toContain(`data: order:${order_id}`)
    const { list } = await owner.call(getInbox)
    const { kind, id, rev } = list[0] ?? expect.unreachable()
    await owner.call(markInbox, { kind, id, rev, act: 'done' })
    await expect.poll(() => changes(line)).toContain(`data: mark:${id}`)
    await line.close()
  })

  test('tells staff only of records that they may see', async () => {
    const [toOwner, toSales] = [await listen(owner), await listen(sales)]
    await shop.connection.pool.query(`select pg_notify('desk', 'staff:1'), pg_notify('desk', 'secret:1')`)
    await expect.poll(() => changes(toOwner)).toEqual(['data: staff:1'])
    await askForQuote(shop)
    await expect.poll(() => changes(toSales)).toHaveLength(1)
    expect(changes(toSales)[0]).toMatch(/^data: request:/)
    await toOwner.close()
    await toSales.close()
  })

  test('folds a flood of changes', async () => {
    const line = await listen(owner)
    await shop.connection.pool.query(`select pg_notify('desk', 'order:' || n) from generate_series(1, 500) n`)
    await expect.poll(() => changes(line)).toEqual(['data: order:*'])
    await line.close()
  })

  test('ends when the session is ended elsewhere, and no other stream does', async () => {
    const elsewhere = await signInAgain(shop, owner)
    const [here, there] = [await listen(owner), await listen(elsewhere)]
    const sessions = await owner.call(listOwnSessions)
    const { id } = sessions.find(({ is_current }) => !is_current) ?? expect.unreachable()
    await owner.call(endOwnSession, { id })
    await expect.poll(() => there.isOver()).toBe(true)
    expect(there.heard.at(-1)).toBe('event: ended\ndata: session')
    expect(here.isOver()).toBe(false)
    expect((await elsewhere.send(DESK_EVENTS_PATH)).status).toBe(401)
    await here.close()
  })

  test('ends when a person is disabled, and is opened again with the rights of a new role', async () => {
    const person = await addMember(shop, 'changing@shop.test', ['sales'])
    const before = await listen(person)
    await owner.call(changeStaff, { id: person.staffId, name: 'Changing', roles: ['warehouse'] })
    await expect.poll(() => before.isOver()).toBe(true)
    expect(before.heard.some(event => event.startsWith('event: ended'))).toBe(false)
    const after = await listen(person)
    await askForQuote(shop)
    await shop.connection.pool.query(`select pg_notify('desk', 'order:1')`)
    await expect.poll(() => changes(after)).toEqual(['data: order:1'])
    await owner.call(actOnStaff, { id: person.staffId, act: 'disable' })
    await expect.poll(() => after.isOver()).toBe(true)
  })

  test('is limited per person, and a closed one makes room', async () => {
    const lines: Line[] = []
    for (let n = 0; n < LIMITS.deskStreamsPerPerson; n++) lines.push(await listen(sales))
    expect((await sales.send(DESK_EVENTS_PATH)).status).toBe(429)
    await (await listen(owner)).close()
    await lines.pop()?.close()
    lines.push(await listen(sales))
    for (const line of lines) await line.close()
  })

  test('a HEAD request opens none', async () => {
    for (let n = 0; n <= LIMITS.deskStreamsPerPerson; n++)
      expect((await sales.send(DESK_EVENTS_PATH, { method: 'HEAD' })).status).toBe(200)
  })

  test('over a socket, a browser that leaves makes room', async () => {
    const cookie = [...sales.cookies].map(pair => pair.join('=')).join('; ')
    for (let n = 0; n < LIMITS.deskStreamsPerPerson + 2; n++) {
      await expect
        .poll(async () => {
          const leaving = new AbortController()
          const { status } = await shop.request(DESK_EVENTS_PATH, {
            headers: { Cookie: cookie },
            signal: leaving.signal,
          })
          leaving.abort()
          return status
        })
        .toBe(200)
    }
  })
})

describe('in one process', () => {
  const STAFF: StaffIdentity = {
    staffId: 1,
    sessionId: 1,
    name: 'Demo sales',
    rights: ['orders.read'],
    isVerified: false,
    mustSetFactor: false,
    refundCap: 1_000,
  }

  test('streams beat, end with the listener, and none opens while it stops', async () => {
    let tell: (change: string | null) => void = () => {}
    const stopping = new AbortController()
    const events = createDeskEvents({ onDesk: listener => (tell = listener) }, stopping.signal, 5)
    const line = read(events.open(STAFF))
    const locked = read(events.open({ ...STAFF, mustSetFactor: true }))
    await expect.poll(() => line.heard.length).toBeGreaterThan(2)
    tell('order:1')
    await expect.poll(() => changes(line)).toEqual(['data: order:1'])
    expect(changes(locked)).toEqual([])
    tell(null)
    await expect.poll(() => line.isOver()).toBe(true)
    const again = read(events.open(STAFF))
    stopping.abort()
    await expect.poll(() => again.isOver()).toBe(true)
    expect(() => events.open(STAFF)).toThrow(expect.objectContaining({ code: 503 }))
  })
})
