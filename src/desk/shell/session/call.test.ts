import { afterEach, expect, test, vi } from 'vitest'
import { getMe, listOwnSessions } from '../../../contract/desk/door.ts'
import { plainCall } from './call.ts'
import { useConnection } from './connection.ts'

afterEach(() => {
  useConnection.setState({ isLost: false })
  vi.unstubAllGlobals()
})

const isLost = () => useConnection.getState().isLost

/** As on a network that drops packets: it ends only if it is given up. */
const noAnswer = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a call that the network swallows is noticed', async () => {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => noAnswer(init))
  void plainCall(listOwnSessions)
  await expect.poll(isLost).toBe(true)
})

test('a call that is much work for the server is not a lost connection', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/\?.*/, '')
    asked.push(path)
    return path === getMe.path ? Response.json({ code: 4001, message: '', data: null }) : noAnswer(init)
  })
  const slow = new AbortController()
  const call = plainCall(listOwnSessions, {}, { signal: slow.signal }).catch(() => {})
  await expect.poll(() => asked).toContain(getMe.path)
  slow.abort()
  await call
  expect(isLost()).toBe(false)
})
