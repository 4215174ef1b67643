import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '../../../domain/limits.ts'
import { leadStream } from './lead-stream.ts'

/** The stream of a network that drops packets: it reports nothing at all. */
class SilentStream {
  addEventListener() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', SilentStream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function publishedAfterSilence(answer: () => Promise<Response>): Promise<string[]> {
  vi.stubGlobal('fetch', answer)
  const published: string[] = []
  const leaving = new AbortController()
  void leadStream(message => published.push(message), leaving.signal)
  await vi.advanceTimersByTimeAsync(2 * LIMITS.deskHeartbeatMs)
  leaving.abort()
  return published
}

test('after two heartbeats that did not come, a connection without an answer is lost', async () => {
  expect(await publishedAfterSilence(() => Promise.reject(new TypeError('no network')))).toEqual(['lost'])
})

test('a silent stream of a server that answers is only opened again', async () => {
  const answer = { code: 4001, message: '', data: null }
  expect(await publishedAfterSilence(async () => Response.json(answer, { status: 401 }))).toEqual([])
})
