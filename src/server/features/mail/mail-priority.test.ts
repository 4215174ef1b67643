import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailSetup, openMailSetup } from '../../../../tests/harness/mail-setup.ts'
import { MAIL_PRIORITIES, type MailPriority } from './mail-priority.ts'

let setup: MailSetup
beforeAll(async () => {
  setup = await openMailSetup()
})
beforeEach(() => setup.open())
afterEach(() => setup.clear())
afterAll(() => setup.close())

const AT_ONCE = Object.values(MAIL_PRIORITIES).reduce((sum, { atOnce }) => sum + atOnce, 0)
const server = () => setup.server()
const arrived = () => server().received.flatMap(mail => mail.to?.[0]?.address ?? [])

/** Many mails, all due now. */
async function queueMany(count: number, priority: MailPriority): Promise<void> {
  await setup.connection.pool.query(
    `insert into mails (recipient, lang, kind, fields, priority)
     select address, 'en', 'hello', jsonb_build_object('to', address, 'name', 'x'), $2
     from generate_series(1, $1) n, format('%s%s@firm.example', $3::text, n) address`,
    [count, MAIL_PRIORITIES[priority].rank, priority],
  )
}

test('an activation mail overtakes 10 000 newsletters, and so does an order', async () => {
  await queueMany(10_000, 'bulk')
  setup.start()
  await expect.poll(() => arrived().length).toBeGreaterThan(0)
  await setup.queue('order@firm.example')
  await setup.queue('activation@firm.example', { priority: 'account' })
  for (const address of ['activation@firm.example', 'order@firm.example']) {
    await expect.poll(arrived).toContain(address)
    expect(arrived().indexOf(address)).toBeLessThan(1_000)
  }
})

test('mails that hang delay none of higher priority', async () => {
  server().hang(address => !address.startsWith('activation'))
  await queueMany(50, 'bulk')
  await queueMany(50, 'trade')
  setup.start()
  const taken = async () => (await setup.rows()).filter(row => row.attempts > 0).length
  await expect.poll(taken).toBe(AT_ONCE - MAIL_PRIORITIES.account.atOnce)
  await setup.queue('activation@firm.example', { priority: 'account' })
  await expect.poll(arrived).toEqual(['activation@firm.example'])
})

test('several are sent at once, over persistent connections', async () => {
  const release = server().hold()
  await queueMany(60, 'trade')
  setup.start()
  await expect.poll(() => server().mostAtOnce()).toBe(5)
  release()
  await expect.poll(() => arrived().length).toBe(60)
  expect(server().mostAtOnce()).toBe(5)
  expect(server().connections()).toBe(5)
})

test('a mailer claims no more than it can send, and leaves the rest to others', async () => {
  server().hang(() => true)
  for (const priority of ['account', 'trade', 'bulk'] as const) await queueMany(20, priority)
  setup.start()
  const taken = async () => (await setup.rows()).filter(row => row.attempts > 0).length
  await expect.poll(taken).toBe(AT_ONCE)
  setup.start()
  await expect.poll(taken).toBe(2 * AT_ONCE)
})

test('while the shop is busy order mails yield, account mails do not, and a backlog is still sent', async () => {
  let isBusy = true
  await queueMany(60, 'trade')
  const started = performance.now()
  setup.start({ isBusy: () => isBusy })
  await expect.poll(() => arrived().length).toBeGreaterThan(0)
  await setup.queue('activation@firm.example', { priority: 'account' })
  await expect.poll(arrived).toContain('activation@firm.example')
  await expect.poll(() => arrived().length).toBeGreaterThan(5)
  const sent = arrived().length
  const seconds = (performance.now() - started) / 1000
  // The pauses make ten a second impossible, and a slow machine only adds to them.
  expect(seconds).toBeGreaterThan(sent / 10)
  isBusy = false
  await expect.poll(() => arrived().length).toBe(61)
})
