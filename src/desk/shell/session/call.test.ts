import { afterEach, expect, test, vi } from 'vitest'
import { getMe, listOwnSessions, signOut } from '../../../contract/desk/door.ts'
import { uploadFile } from '../../../contract/desk/files.ts'
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

/** Timers of signals are not those of the test. */
function fakeTimers(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
    return controller.signal
  })
}

test.each([false, true])(
  'an act that the network swallows ends in two seconds, known to be lost: %s',
  async lost => {
    fakeTimers()
    useConnection.setState({ isLost: lost })
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => noAnswer(init))
    const told = plainCall(signOut, {}).catch(error => error)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await told).toBeInstanceOf(NoAnswer)
  },
)

test('a file that delays the short call goes on as long as the server answers now and then', async () => {
  fakeTimers()
  const upload = Promise.withResolvers<Response>()
  let calls = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith(getMe.path)) return upload.promise
    return ++calls === 1 ? noAnswer(init) : Response.json({ code: 4001, message: '', data: null })
  })
  const done = plainCall(uploadFile, { name: 'logo.png', content: 'A'.repeat(100_000) })
  await vi.advanceTimersByTimeAsync(30_000)
  const data = { path: '/files/1.png', width: 1, height: 1, bytes: 1 }
  upload.resolve(Response.json({ code: 200, message: '', data }))
  expect(await done).toEqual(data)
})

test('a computer that slept asks again before an act ends', async () => {
  fakeTimers()
  const work = Promise.withResolvers<Response>()
  let calls = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith(getMe.path)) return work.promise
    return ++calls === 1 ? noAnswer(init) : Response.json({ code: 4001, message: '', data: null })
  })
  const done = plainCall(signOut, {})
  await vi.advanceTimersByTimeAsync(500)
  vi.setSystemTime(Date.now() + 60_000)
  await vi.advanceTimersByTimeAsync(5_000)
  work.resolve(Response.json({ code: 200, message: '', data: null }))
  expect(await done).toBeNull()
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
