import { afterEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

let shop: TestShop | undefined
afterEach(async () => {
  await shop?.close()
  shop = undefined
})

async function statusOf(environment: NodeJS.ProcessEnv, headers: Record<string, string> = {}) {
  shop = await openTestShop(environment)
  const answer = await shop.get('/desk/api/me', headers)
  return answer.status
}

test('the desk is open to all networks by default', async () => {
  expect(await statusOf({})).toBe(401)
})

test('DESK=no serves none', async () => {
  expect(await statusOf({ DESK: 'no' })).toBe(404)
})

test('DESK_ALLOW lets only its networks in', async () => {
  expect(await statusOf({ DESK_ALLOW: '10.0.0.0/8' })).toBe(404)
  await shop?.close()
  expect(await statusOf({ DESK_ALLOW: '10.0.0.0/8, 127.0.0.1' })).toBe(401)
})

test('behind a proxy it is the address that the proxy saw', async () => {
  const environment = { DESK_ALLOW: '203.0.113.0/24', TRUSTED_PROXIES: '1' }
  expect(await statusOf(environment, { 'X-Forwarded-For': '203.0.113.9' })).toBe(401)
  await shop?.close()
  expect(await statusOf(environment, { 'X-Forwarded-For': '203.0.113.9, 198.51.100.1' })).toBe(404)
})

test('a wrong DESK_ALLOW is reported', async () => {
  await expect(openTestShop({ DESK_ALLOW: 'office' })).rejects.toThrow('DESK_ALLOW')
})
