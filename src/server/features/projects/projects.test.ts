import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { uploadBom } from '../../../contract/shop/bom.ts'
import * as projects from '../../../contract/shop/projects.ts'
import type { Call } from '../../../contract/wire/call.ts'
import type { CallInput } from '../../../contract/wire/endpoint.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { accountData, eraseUser, exportUser } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { parts } from '../catalogue/catalogue.tables.ts'
import { projectData } from './index.ts'

let shop: TestShop
let call: Call
let reel: number
let sensor: number
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.connection.db.execute(sql`truncate users, mails, allowances, manufacturers, categories cascade`)
  const ids = await stockParts(shop.connection.db, [
    { partNumber: 'RC0603FR-0710KL', stock: 5_000, minQty: 100, multiple: 100, prices: [[100, '0.01000']] },
    { partNumber: 'A1120EUA', maker: 'Allegro', stock: 900, prices: [[1, '1.25000']] },
    { partNumber: 'LM358', maker: 'onsemi', stock: 900, prices: [[1, '0.10000']] },
    { partNumber: 'LM358', maker: 'TI', stock: 900, prices: [[1, '0.12000']] },
  ])
  reel = ids[0] ?? 0
  sensor = ids[1] ?? 0
  ;({ call } = await becomeUser(shop))
})

const TEXT = 'RC0603FR-0710KL 130\nA1120EUA 2\nLM358 5\nXQ-7734/B 3'
type NewProject = CallInput<typeof projects.addProject>
const PROJECT: NewProject = {
  name: 'Motor driver',
  source: { text: TEXT },
  boards: 1,
  spare: { amount: 0, unit: 'percent' },
}

const add = (changes: Partial<NewProject> = {}) => call(projects.addProject, { ...PROJECT, ...changes })
const get = (id: number) => call(projects.getProject, { id })

async function stranger(): Promise<Call> {
  const { call: other } = await becomeUser(shop, { email: 'other@example.com' })
  return other
}

describe('a project', () => {
  test('keeps lines, boards, spare, choices, quantities and lines left out', async () => {
    const decisions = {
      boards: 10,
      spare: { amount: 5, unit: 'percent' as const },
      choices: { 1: 0 },
      quantities: { 3: 44 },
      left_out: { 0: true, 3: false },
    }
    const { id } = await add(decisions)
    const project = await get(id)
    expect(project).toMatchObject({ id, name: 'Motor driver', version: 1, share_key: null, ...decisions })
    expect(project.lines.map(({ row, part_number, qty }) => [row, part_number, qty])).toEqual([
      [0, 'RC0603FR-0710KL', 130],
      [1, 'A1120EUA', 2],
      [2, 'LM358', 5],
      [3, 'XQ-7734/B', 3],
    ])
    expect(project.lines.map(({ outcome }) => outcome)).toEqual(['cart', 'cart', 'choose', 'free'])
  })

  test('of an uploaded file has the lines of the file', async () => {
    const { file_id } = await call(uploadBom, { file: new File(['MPN,Qty\nA1120EUA,7\n'], 'a.csv') })
    const { id } = await add({ source: { file_id } })
    expect((await get(id)).lines).toMatchObject([{ row: 1, part_number: 'A1120EUA', qty: 7 }])
  })

  test('tells price and stock then and now, to the cent', async () => {
    const { id } = await add({ boards: 10 })
    const { db } = shop.connection
    await db
      .update(parts)
      .set({ unitPrices: ['1.31500'], price: '1.31500', stock: 640 })
      .where(eq(parts.id, sensor))
    const { saved, lines, amount } = await get(id)
    expect(saved).toEqual({
      0: { part_number: 'RC0603FR-0710KL', quantity: 1_300, price: 0.01, amount: 13, stock: 5_000 },
      1: { part_number: 'A1120EUA', quantity: 20, price: 1.25, amount: 25, stock: 900 },
      2: { part_number: 'LM358', quantity: 50, price: null, amount: null, stock: null },
      3: { part_number: 'XQ-7734/B', quantity: 30, price: null, amount: null, stock: null },
    })
    expect(amount).toBe(38)
    expect(lines[1]?.match.goods).toMatchObject({ stock: 640, prices: [{ qty: 1, price: 1.315 }] })
  })

  test('does not count lines left out by the buyer or because rounding costs too much', async () => {
    await shop.connection.db
      .update(parts)
      .set({ unitPrices: ['1.00000'], price: '1.00000' })
      .where(eq(parts.id, reel))
    const { id } = await add({ source: { text: 'RC0603FR-0710KL 2\nA1120EUA 2' }, left_out: { 1: true } })
    expect((await get(id)).amount).toBe(0)
  })

  test('keeps the chosen part among its candidates, and a part from elsewhere', async () => {
    const open = await get((await add()).id)
    const texas = open.lines[2]?.match.candidates.find(({ brand_name }) => brand_name === 'TI')?.goods_id ?? 0
    const { id } = await add({ choices: { 2: texas, 0: sensor } })
    const { choices, lines, saved } = await get(id)
    expect(choices).toEqual({ 0: sensor, 2: texas })
    expect(saved[2]).toMatchObject({ price: 0.12, amount: 0.6 })
    expect(lines[0]).toMatchObject({ outcome: 'choose' })
    expect(lines[0]?.match.candidates.map(({ goods_id }) => goods_id)).toEqual([reel, sensor])
  })

  test('says when a part has left the catalog, and keeps its line', async () => {
    const { id } = await add()
    await shop.connection.db.delete(parts).where(eq(parts.id, sensor))
    const { lines, saved } = await get(id)
    expect(lines[1]).toMatchObject({ outcome: 'free', match: { kind: 'none', goods: null } })
    expect(saved[1]).toMatchObject({ price: 1.25, amount: 2.5 })
  })

  test('is saved again at the prices of the day', async () => {
    const { id, version } = await add()
    await shop.connection.db
      .update(parts)
      .set({ unitPrices: ['2.00000'], price: '2.00000' })
      .where(eq(parts.id, sensor))
    const { name: _, source: __, ...decisions } = { ...PROJECT, boards: 3 }
    expect(await call(projects.modifyProject, { id, version, ...decisions })).toEqual({ version: 2 })
    expect(await get(id)).toMatchObject({ boards: 3, version: 2, saved: { 1: { price: 2, amount: 12 } } })
  })

  test('saved in two tabs: the second one is told, and overwrites nothing', async () => {
    const { id, version } = await add()
    const { name: _, source: __, ...decisions } = PROJECT
    const saves = await Promise.allSettled(
      [5, 6].map(boards => call(projects.modifyProject, { id, version, ...decisions, boards })),
    )
    const failed = saves.filter(({ status }) => status === 'rejected')
    expect(failed).toMatchObject([{ reason: { code: 409, reason: 'errors.project_changed' } }])
    const winner = saves.findIndex(({ status }) => status === 'fulfilled')
    expect(await get(id)).toMatchObject({ version: 2, boards: [5, 6][winner] })
  })

  test('is listed, renamed and deleted', async () => {
    const { id } = await add()
    await call(projects.renameProject, { id, name: '  Rev. B ' })
    expect(await call(projects.listProjects)).toMatchObject([
      { id, name: 'Rev. B', boards: 1, line_count: 4, amount: 4.5, version: 1, is_shared: false },
    ])
    await call(projects.deleteProject, { id })
    expect(await call(projects.listProjects)).toEqual([])
    await expect(get(id)).rejects.toMatchObject({ code: 404 })
  })
})

describe('another account', () => {
  test('gets 404 for every call, and changes nothing', async () => {
    const { id, version } = await add()
    const other = await stranger()
    const { name: _, source: __, ...decisions } = PROJECT
    const attempts = await Promise.allSettled([
      other(projects.getProject, { id }),
      other(projects.modifyProject, { id, version, ...decisions, boards: 9 }),
      other(projects.renameProject, { id, name: 'mine' }),
      other(projects.deleteProject, { id }),
      other(projects.shareProject, { id }),
      other(projects.unshareProject, { id }),
    ])
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 404 } })
    expect(await other(projects.listProjects)).toEqual([])
    expect(await get(id)).toMatchObject({ name: 'Motor driver', version: 1, boards: 1, share_key: null })
  })
})

describe('a shared link', () => {
  test('lets a stranger read, and nothing else', async () => {
    const { id } = await add()
    const { share_key } = await call(projects.shareProject, { id })
    expect(share_key).toMatch(/^[\w-]{43}$/)
    const seen = await shop.call()(projects.getSharedProject, { key: share_key })
    expect(seen).toMatchObject({ name: 'Motor driver', saved: { 1: { price: 1.25 } } })
    expect(Object.keys(seen)).not.toContain('share_key')
    expect(Object.keys(seen)).not.toContain('id')
    for (const method of ['PUT', 'POST', 'DELETE']) {
      const answer = await shop.request(`/api/projects/${share_key}`, { method })
      expect([404, 405]).toContain(answer.status)
    }
  })

  test('shows the prices of a company to its people only, also after the owner has left it', async () => {
    const { pool } = shop.connection
    const { rows } = await pool.query(
      `insert into companies (name, name_key, country) values ('Firm', 'firm', 'DE') returning id`,
    )
    const belongTo = (companyId: number | null) =>
      pool.query(
        `update customers set company_id = $1 where email_key = (select email_key from users
          where id = (select max(user_id) from projects))`,
        [companyId],
      )
    await add()
    await belongTo(rows[0].id)
    const { id } = await add()
    const { share_key: key } = await call(projects.shareProject, { id })
    const saved = { 1: { price: 1.25 } }
    expect(await call(projects.getSharedProject, { key })).toMatchObject({ saved })
    const hidden = { name: 'Motor driver', amount: null, saved: {} }
    const asStranger = () => shop.call()(projects.getSharedProject, { key })
    expect(await asStranger()).toMatchObject(hidden)
    await belongTo(null)
    expect(Object.keys((await asStranger()).saved)).toEqual([])
    expect(await asStranger()).toMatchObject(hidden)
    expect(await get(id)).toMatchObject({ saved })
  })

  test('stays the same until it ends, and another one follows', async () => {
    const { id } = await add()
    const first = await call(projects.shareProject, { id })
    expect(await call(projects.shareProject, { id })).toEqual(first)
    await call(projects.unshareProject, { id })
    const asked = shop.call()(projects.getSharedProject, { key: first.share_key })
    await expect(asked).rejects.toMatchObject({ code: 404 })
    expect(await call(projects.shareProject, { id })).not.toEqual(first)
  })

  test('keeps its key from referrers, caches and search engines', async () => {
    const { id } = await add()
    const { share_key } = await call(projects.shareProject, { id })
    const page = await shop.get(`/de/project/${share_key}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
  })

  test('that is wrong uses up nothing, and the pages of all visitors do not count as one', async () => {
    const { id } = await add()
    const { share_key } = await call(projects.shareProject, { id })
    const { db } = shop.connection
    await takeAllowance(db, [{ of: 'bomAddress', for: '', times: ALLOWANCES.bomAddress.burst }])
    const status = async (path: string) => (await shop.get(path)).status
    expect(await status(`/project/${share_key}`)).toBe(200)
    await db.execute(sql`update allowances set full_at = now() + interval '1 day'`)
    expect(await status(`/project/${share_key}`)).toBe(429)
    expect(await status('/project/x')).toBe(404)
    expect(await status('/api/projects/x')).toBe(404)
  })

  test.each(['', 'x', 'null', '0'.repeat(43)])('cannot be guessed: %j', async key => {
    await add()
    const answer = await shop.request(`/api/projects/${key}`, { method: 'GET' })
    expect(answer.status).toBe(404)
  })
})

describe('limits', () => {
  test('an account has at most fifty projects, also when two are added at once', async () => {
    const { userId } = await addUntil(LIMITS.projectsPerUser - 1)
    const added = await Promise.allSettled([add(), add(), add()])
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(added.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { reason: 'errors.too_many_projects' } },
      { reason: { reason: 'errors.too_many_projects' } },
    ])
    expect(userId).toBeGreaterThan(0)
  })

  test('a project has at most a thousand lines', async () => {
    const rows = Array.from({ length: LIMITS.projectLines + 1 }, (_, i) => `X-${i}-Y,1`)
    const { file_id } = await call(uploadBom, { file: new File([['MPN,Qty', ...rows].join('\n')], 'a.csv') })
    await expect(add({ source: { file_id } })).rejects.toMatchObject({ reason: 'errors.project_too_long' })
  })

  test('a text without parts is no project', async () => {
    await expect(add({ source: { text: 'hello' } })).rejects.toMatchObject({ code: 400 })
  })
})

async function addUntil(count: number): Promise<{ userId: number }> {
  const { rows } = await shop.connection.pool.query(
    `insert into projects (user_id, name, boards, spare, amount)
     select id, 'p', 1, '{"amount":0,"unit":"percent"}', 0 from users, generate_series(1, $1) returning user_id`,
    [count],
  )
  return { userId: rows[0]?.user_id }
}

test('projects are exported and erased with the person', async () => {
  await add()
  const kinds = [projectData, ...accountData]
  const known = await exportUser(asShell(shop), 'buyer@example.com', kinds)
  expect(known?.projects).toMatchObject([{ name: 'Motor driver', lines: { length: 4 } }])
  expect(await eraseUser(asShell(shop), 'buyer@example.com', kinds)).toMatchObject({ projects: 1 })
})
