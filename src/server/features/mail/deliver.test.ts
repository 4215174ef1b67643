import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type MailSetup, openMailSetup } from '../../../../tests/harness/mail-setup.ts'
import { setLogLevel } from '../../log.ts'
import { waitAfter } from './deliver.ts'

let setup: MailSetup
const written: string[] = []

beforeAll(async () => {
  setup = await openMailSetup()
})
beforeEach(async () => {
  await setup.open()
  written.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
  setLogLevel('warn')
})
afterEach(async () => {
  await setup.clear()
  vi.restoreAllMocks()
})
afterAll(() => setup.close())

const server = () => setup.server()

describe('when it cannot be sent', () => {
  test('the mail waits for the server and arrives once', async () => {
    await server().pause()
    setup.start()
    await setup.queue('buyer@firm.example')
    await expect.poll(async () => (await setup.row())?.last_error).toMatch(/^ESOCKET|ECONNECTION/)
    expect(await setup.row()).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
    await server().resume()
    await expect.poll(() => server().received.length).toBe(1)
    await expect.poll(async () => (await setup.row())?.sent_at).toBeInstanceOf(Date)
    expect((await setup.row())?.attempts).toBe(2)
    expect(server().received).toHaveLength(1)
  })

  test('a mail claimed by a killed process is sent by the next', async () => {
    await setup.queue('buyer@firm.example')
    await setup.connection.pool.query(
      `update mails set attempts = 1, due_at = now() + interval '400 milliseconds'`,
    )
    setup.start({ isDeaf: true })
    await expect.poll(() => server().received.length).toBe(1)
  })

  test('a mailbox that does not exist is not retried, and the log does not name it', async () => {
    server().refuse('nobody@firm.example', 550)
    setup.start()
    await setup.queue('nobody@firm.example')
    await expect.poll(async () => (await setup.row())?.failed_at).toBeInstanceOf(Date)
    expect(await setup.row()).toMatchObject({ attempts: 1, sent_at: null })
    expect(written.join('')).toContain('"message":"mail failed"')
    expect(written.join('')).not.toMatch(/nobody|firm\.example|secret/)
  })

  test('a full mailbox is retried', async () => {
    server().refuse('full@firm.example', 452)
    setup.start()
    await setup.queue('full@firm.example')
    await expect.poll(async () => (await setup.row())?.last_error).toContain('452')
    expect(await setup.row()).toMatchObject({ failed_at: null, attempts: 1 })
    expect(written.join('')).not.toMatch(/full|firm\.example|secret/)
  })

  test('a mail of a kind that only a newer version can compose waits', async () => {
    setup.start()
    await setup.queue('buyer@firm.example', { kind: 'news' })
    await expect.poll(async () => (await setup.row())?.last_error).toBeTruthy()
    expect(await setup.row()).toMatchObject({ failed_at: null, attempts: 1 })
  })

  test('after three days of attempts it is given up', async () => {
    await server().pause()
    await setup.queue('buyer@firm.example')
    await setup.connection.pool.query(
      `update mails set attempts = 80, created_at = now() - interval '73 hours', due_at = now()`,
    )
    setup.start()
    await expect.poll(async () => (await setup.row())?.failed_at).toBeInstanceOf(Date)
    expect(written.join('')).toContain('"level":"error","message":"mail failed"')
  })

  test('a shop that was off for a week still tries', async () => {
    await server().pause()
    await setup.queue('buyer@firm.example')
    await setup.connection.pool.query(`update mails set created_at = now() - interval '7 days'`)
    setup.start()
    await expect.poll(async () => (await setup.row())?.attempts).toBe(1)
    await expect.poll(async () => (await setup.row())?.last_error).toBeTruthy()
    expect((await setup.row())?.failed_at).toBeNull()
  })

  test('the delays double from 5 seconds to an hour', () => {
    expect([1, 2, 3, 9, 10, 11, 80].map(waitAfter)).toEqual([5, 10, 20, 1280, 2560, 3600, 3600])
  })
})
