import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fuzz } from '../trials/fuzz/fuzz.ts'
import { meetPeople } from '../trials/people.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ TRUSTED_PROXIES: '1' })
  // Odd requests are logged as warnings.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

/** The long form is `npm run fuzz`. */
test('random requests to every call and page get no 5xx and no answer outside the contract', async () => {
  const origin = `http://127.0.0.1:${shop.port}`
  let turn = 0
  const report = await fuzz({
    origins: [origin],
    seed: 20_261_117,
    count: 600,
    clients: 2,
    // The machine may be busy.
    hangMs: 60_000,
    meet: () => meetPeople(shop.connection.pool, origin, turn++),
  })
  expect(report.findings).toEqual([])
  expect(report.succeeded).toBeGreaterThan(25)
})
