import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  getQuote,
  type QuoteLine,
  reviseQuote,
  saveQuote,
  sendQuote,
} from '../../src/contract/desk/quotes.ts'
import type { Call } from '../../src/contract/wire/call.ts'
import { ADDRESS } from '../harness/buyers.ts'
import { isFine } from '../harness/is-fine.ts'
import { draftQuote } from '../harness/quotes.ts'
import { stockParts } from '../harness/stock-parts.ts'
import { untilMailed } from '../harness/until-mailed.ts'
import { open } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const parts: number[] = []
const desk = withDesk(async ({ db }) => {
  const stock = [
    { partNumber: 'QUOTED-A', stock: 1_000, prices: [[1, '2.00']] as [number, string][] },
    { partNumber: 'QUOTED-B', stock: 1_000, prices: [[1, '1.50']] as [number, string][] },
  ]
  parts.push(...(await stockParts(db, stock)))
})

/** The mailbox shows mails in a frame without scripts. */
const MAILBOX = /Blocked script execution/

const stateOf = async (number: string) =>
  (await desk.query('select state from quotes where number = $1', [number])).rows[0]?.state

/** 100 × A or B, and a part that we cannot offer; shipping is quoted at 40 USD. */
async function quoteAlternates(call: Call): Promise<string> {
  const [a = 0, b = 0] = parts
  const { number, rev } = await draftQuote({ call }, { parts: [{ part_id: a, quantity: 100 }] })
  const saved = await call(saveQuote, {
    number,
    rev,
    lines: [
      { line_id: 1, part_id: a, part_number: 'QUOTED-A', quantity: 100, unit_price: 2, date_code: '2523+' },
      { line_id: 2, part_id: b, part_number: 'QUOTED-B', quantity: 100, unit_price: 1.5, alternate_of: 1 },
      { line_id: 3, part_number: 'GONE-1', quantity: 5, kind: 'no_bid', no_bid_reason: 'obsolete' },
    ],
  })
  await call(sendQuote, { number, rev: saved.rev })
  return number
}

const toTyped = ({ line_id, kind, alternate_of, part_id, part_number, ...line }: QuoteLine) => {
  const { quantity, unit_price, no_bid_reason } = line
  return { line_id, kind, alternate_of, part_id, part_number, quantity, unit_price, no_bid_reason }
}

/** The next version, at the price that the buyer wants. */
async function revise(call: Call, number: string): Promise<void> {
  const { rev } = await call(getQuote, { number })
  const { rev: drafted, draft } = await call(reviseQuote, { number, rev })
  const [first, ...others] = draft?.lines.map(toTyped) ?? []
  if (!first) throw new Error('the draft has no lines')
  const lines = [{ ...first, unit_price: 1.8 }, ...others]
  const saved = await call(saveQuote, { number, rev: drafted, lines })
  await call(sendQuote, { number, rev: saved.rev })
}

/** The link in the mail about a quote, as the mailbox shows it. */
async function mailedLink(page: Page, number: string): Promise<string> {
  const mailbox = /Mailbox +(\S+)/.exec(desk.output())?.[1] ?? ''
  const mail = page.getByRole('row').filter({ hasText: `${number}: your quote` })
  await untilMailed(mailbox, `${number}: your quote`)
  await page.goto(mailbox)
  expect(await mail.count()).toBe(1)
  await mail.getByRole('link').click()
  const link = page.frameLocator('iframe').locator(`a[href*="/quote/${number}?key="]`).first()
  return new URL((await link.getAttribute('href')) ?? '').toString()
}

/** Opens the link, runs its scripts, scrolls, and presses everything, by pointer and by script. */
async function scan(page: Page, link: string): Promise<string[]> {
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.clock.install()
  await open(page, link)
  for (let round = 0; round < 2; round++)
    for (const button of await page.locator('main').getByRole('button').all()) await button.click()
  await page.evaluate(() => {
    scrollTo(0, 1_000)
    for (const button of document.querySelectorAll('button')) button.click()
    document.dispatchEvent(new WheelEvent('wheel'))
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
  })
  // Letters are no sign of a person either, in a field or after an error took the focus from it.
  await page.locator('main textarea').last().pressSequentially('Test')
  await page.locator('main').focus()
  await page.keyboard.type('Test')
  await page.clock.runFor(20_000)
  return sent
}

test('a guest opens the mailed link, chooses an alternate, accepts and pays', async () => {
  const { page, context, call, allow } = await desk.arrive('sales', '/desk', { width: 1440 })
  allow(MAILBOX)
  const number = await quoteAlternates(call)
  const link = await mailedLink(page, number)

  const key = new URL(link).searchParams.get('key') ?? ''
  const referers: string[] = []
  context.on('request', request => referers.push(request.headers().referer ?? ''))
  const sent = await scan(await context.newPage(), link)
  // An empty request for another price is sent, and refused.
  expect(sent.filter(path => /\/(seen|accept|decline|message)$/.test(path))).toEqual([])
  expect(await stateOf(number)).toBe('sent')

  await open(page, link)
  await isFine(page)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => stateOf(number)).toBe('seen')
  await page.getByRole('radio', { name: /QUOTED-B/ }).check()
  await page.reload()
  const accept = page.getByRole('button', { name: 'Accept and pay USD 190.00' })
  await accept.waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  await isFine(page)
  await page.setViewportSize({ width: 1440, height: 800 })

  for (const [name, value] of Object.entries(ADDRESS))
    if (name !== 'country') await page.locator(`input[name="shipping_address.${name}"]`).fill(value)
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await accept.click()
  await page.getByText('Enter your name to accept the quote').waitFor()
  expect(await stateOf(number)).toBe('seen')
  await page.getByLabel('Your full name').fill('Purchasing')
  await accept.dblclick()

  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await page.getByRole('heading', { level: 1, name: 'Order placed' }).waitFor()
  const { rows } = await desk.query(
    `select orders.status, array_agg(part_number) as parts from orders join order_lines on order_id = orders.id
    where quote_id = (select id from quotes where number = $1) group by orders.id`,
    [number],
  )
  expect(rows).toEqual([{ status: 'preparing', parts: ['QUOTED-B'] }])
  expect(await stateOf(number)).toBe('accepted')

  await open(page, link)
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('heading', { name: /^Order / }).waitFor()
  expect(referers.filter(referer => referer.includes(key))).toEqual([])
  expect(desk.output()).toContain(`"path":"/quote/${number}"`)
  expect(desk.output()).not.toContain(key)
})

test('a buyer asks for another price, and is shown the new figures when accepting the old ones', async () => {
  const { page, call, allow } = await desk.arrive('sales', '/desk')
  allow(MAILBOX)
  const number = await quoteAlternates(call)
  await open(page, await mailedLink(page, number))
  await page.getByRole('button', { name: 'Ask for another price' }).click()
  await page.getByLabel('Unit price (USD)').first().fill('1.80')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('You requested: $1.80').waitFor()
  expect(await stateOf(number)).toBe('countered')
  await revise(call, number)
  for (const [name, value] of Object.entries(ADDRESS))
    if (name !== 'country') await page.locator(`input[name="shipping_address.${name}"]`).fill(value)
  await page.getByLabel('Your full name').fill('Purchasing')
  await page.getByRole('button', { name: 'Accept and pay USD 240.00' }).click()
  const told = page.getByRole('alert')
  await told.getByText('100 × $1.80').waitFor()
  await told.getByText('$220.00').waitFor()
  await page.getByRole('button', { name: 'Accept and pay USD 220.00' }).waitFor()
  await page.getByRole('button', { name: 'Decline quote' }).click()
  await page.getByLabel('Reason').selectOption('lead_time')
  await page.getByRole('button', { name: 'Decline this quote' }).click()
  await page.getByText('This quote was declined.').waitFor()
  expect(await stateOf(number)).toBe('declined')
  await isFine(page)
})
