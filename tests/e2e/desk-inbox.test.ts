import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { endOwnSession, listOwnSessions } from '../../src/contract/desk/door.ts'
import type { Connection } from '../../src/server/database/connection.ts'
import { isFine } from '../harness/is-fine.ts'
import { open } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk(emptyInbox)

async function emptyInbox({ pool }: Connection): Promise<void> {
  await pool.query('update rfqs set answered_at = now()')
  await pool.query(`update orders set status = 'received' where status not in ('canceled', 'refunded')`)
}

/** As the shop stores them; the form has tests of its own. */
async function sendRequests(count: number, company: string): Promise<void> {
  await desk.query(
    `with sent as (
      insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
      select '261116-' || upper(substr(md5(random()::text), 1, 5)), 'buyer@example.com', 'buyer@example.com', 'Purchasing',
        $2 || ' ' || n, '', 'DE', '', 'en' from generate_series(1, $1) n returning id)
    insert into rfq_lines (rfq_id, position, part_number, manufacturer, package, date_code, qty)
    select id, 0, 'LM358DR', 'Texas Instruments', '', '', 100 from sent`,
    [count, company],
  )
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const rows = (page: Page) => page.locator('main [data-row]')
const rowOf = (page: Page, company: string) => rows(page).filter({ hasText: company })
/** Which row has the focus; -1 for none. */
const focusedRow = (page: Page) =>
  rows(page).evaluateAll(all => all.findIndex(row => row.contains(document.activeElement)))

describe('the inbox', () => {
  test('eight requests appear by themselves and are worked off by keyboard', async () => {
    const { page } = await desk.arrive('owner', '/desk')
    await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor()
    await isFine(page)
    await sendRequests(8, 'Example Devices')
    await expect.poll(() => rows(page).count()).toBe(8)
    await isFine(page)

    await page.locator('body').press('j')
    await page.keyboard.press('m')
    await rows(page).first().getByText('You', { exact: true }).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('group', { name: 'Assign to' }).getByRole('button', { name: 'No one' }).waitFor()
    await isFine(page)
    await page.keyboard.press('Escape')
    for (let left = 8; left > 0; left--) {
      await expect.poll(() => rows(page).count()).toBe(left)
      await expect.poll(() => focusedRow(page), { message: `with ${left} left` }).toBe(0)
      await page.keyboard.press(left % 2 ? ']' : '[')
      if (left % 2) continue
      await page.getByRole('button', { name: 'In 3 hours' }).waitFor()
      await page.keyboard.press(left % 4 ? 'ArrowDown' : 'ArrowRight')
      await page.locator(':focus').getByText('Tomorrow morning').waitFor()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor()
    await page.keyboard.press('u')
    await expect.poll(() => rows(page).count()).toBe(1)
  })

  test('Ctrl K finds screens and records, and the sheet shows all keys', async () => {
    const { page } = await desk.arrive('owner', '/desk')
    await heading(page, 'Inbox')
    const find = page.getByRole('combobox', { name: 'Find anything' })
    await page.keyboard.press('Control+k')
    await find.fill('audit')
    await page.getByRole('option', { name: 'Audit log' }).waitFor()
    await page.keyboard.press('Enter')
    await heading(page, 'Audit log')
    await page.keyboard.press('Control+k')
    await find.fill('Example Devices 7')
    await page
      .getByRole('option', { name: /Example Devices 7/ })
      .first()
      .waitFor()
    await isFine(page)
    await page.keyboard.press('Escape')
    await find.waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Mark the selected row as done').waitFor()
  })

  test('a lost network is told, and everything is current once it is back', async () => {
    const { page, context, allow } = await desk.arrive('owner', '/desk', { isAlone: true })
    allow(/ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_NETWORK/)
    await heading(page, 'Inbox')
    await context.setOffline(true)
    await page.getByText('No connection.').waitFor()
    await sendRequests(1, 'Late Devices')
    await context.setOffline(false)
    await rowOf(page, 'Late Devices 1').waitFor()
    await page.getByText('No connection.').waitFor({ state: 'detached' })
    await sendRequests(1, 'Later Devices')
    await rowOf(page, 'Later Devices 1').waitFor()
  })

  test('a snoozed item comes back at its time, not with the next minute', async () => {
    const { page } = await desk.arrive('owner', '/desk', { isAlone: true })
    await page.clock.install()
    await page.reload()
    await sendRequests(1, 'Sleeping Devices')
    const row = rowOf(page, 'Sleeping Devices 1')
    await row.waitFor()
    await desk.query(`
      insert into inbox_marks (subject_kind, subject_id, snoozed_until, subject_rev)
      select 'request', id, now() + interval '5 seconds', '0' from rfqs where company_name like 'Sleeping%'`)
    await row.waitFor({ state: 'detached' })
    await page.clock.pauseAt(Date.now() + 1_000)
    const isAsleep = `select from inbox_marks where snoozed_until > now() and subject_kind = 'request'
      and subject_id = (select id from rfqs where company_name like 'Sleeping%')`
    await expect.poll(async () => (await desk.query(isAsleep)).rowCount).toBe(0)
    await page.clock.runFor(10_000)
    // Far less than a minute of the page's time.
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return row.count()
      })
      .toBe(1)
  })

  test('two tabs share one stream, and a session ended elsewhere leads both to sign-in', async () => {
    const { page, context, call } = await desk.arrive('owner', '/desk')
    await heading(page, 'Inbox')
    const second = await context.newPage()
    const streams: string[] = []
    second.on('request', request => {
      if (request.url().includes('/desk/api/events')) streams.push(request.url())
    })
    await open(second, '/desk')
    await heading(second, 'Inbox')
    await sendRequests(1, 'Shared Devices')
    for (const tab of [page, second]) await rowOf(tab, 'Shared Devices 1').waitFor()
    expect(streams).toEqual([])
    const sessions = await call(listOwnSessions, {})
    for (const { id } of sessions) await call(endOwnSession, { id })
    for (const tab of [page, second]) await heading(tab, 'Sign in to the desk')
  })
})
