import { afterEach, expect, test, vi } from 'vitest'
import { getMe, listOwnSessions, signOut } from '../../../contract/desk/door.ts'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { plainCall } from './call.ts'
import { useConnection } from './connection.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  useConnection.setState({ isLost: false })
  vi.unstubAllGlobals()
})

const isLost = () => useConnection.getState().isLost

/** As on a network that drops packets: it ends only if it is given up. */
const noAnswer = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    if (signal?.aborted) reject(signal.reason)
  })

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

test('an act that the network swallows ends, so that it can be repeated', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => noAnswer(init))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
  const told = plainCall(signOut, {}).catch(error => error)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await told).toBeInstanceOf(NoAnswer)
})

test('an act that is much work for the server goes on', async () => {
  vi.useFakeTimers()
  const work = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith(getMe.path) ? Response.json({ code: 4001, message: '', data: null }) : work.promise,
  )
  const done = plainCall(signOut, {})
  await vi.advanceTimersByTimeAsync(60_000)
  work.resolve(Response.json({ code: 200, message: '', data: null }))
  expect(await done).toBeNull()
})
