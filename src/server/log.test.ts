import { afterEach, describe, expect, test, vi } from 'vitest'
import { log, logError, setLogLevel, withRequestId } from './log.ts'

const written: string[] = []

function listen(): void {
  written.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
}
afterEach(() => void vi.restoreAllMocks())

describe('the log', () => {
  test('is a line of JSON with the id of its request', async () => {
    listen()
    await withRequestId('id-7', async () => {
      await Promise.resolve()
      log('error', 'something', { path: '/a\nb' })
    })
    expect(written).toHaveLength(1)
    expect(written[0]?.trimEnd()).not.toContain('\n')
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'something',
      request_id: 'id-7',
      path: '/a\nb',
    })
  })

  test('leaves out entries below its level', () => {
    listen()
    setLogLevel('warn')
    log('info', 'quiet')
    log('warn', 'loud')
    expect(written).toHaveLength(1)
  })

  test('buffers ordinary lines and writes them together, in order', async () => {
    listen()
    setLogLevel('info')
    for (const message of ['one', 'two', 'three']) log('info', message)
    expect(written).toEqual([])
    await expect.poll(() => written.length).toBe(1)
    const lines = (written[0] ?? '')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line).message)
    expect(lines).toEqual(['one', 'two', 'three'])
  })

  test('reports a failed query and its cause, but not its parameters', () => {
    listen()
    const error = new Error('Failed query: select $1\nparams: buyer@firm.example,\n    at Baker Street', {
      cause: new Error('relation is gone'),
    })
    logError('request failed', error)
    const line = JSON.parse(written[0] ?? '')
    expect(line).toMatchObject({
      error: 'Failed query: select $1',
      cause: 'relation is gone',
      stack: expect.stringContaining('log.test.ts'),
    })
    expect(written[0]).not.toMatch(/buyer|Baker/)
  })
})
