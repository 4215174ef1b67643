import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningShop, runShop } from '../harness/running-shop.ts'

let folder = ''
let shop: RunningShop | null = null
const path = (name: string) => join(folder, name)

/** A shop with an empty catalog: copying it is faster than creating a database. */
const empty = mkdtempSync(join(tmpdir(), 'chipfront-empty-'))

beforeAll(async () => {
  folder = empty
  await chipfront('export')
})
afterAll(() => rmSync(empty, { recursive: true, force: true }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chipfront-cli-'))
  shop = null
})
afterEach(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The database has another owner if the test is run by root. */
const fillFolder = () => execFileSync('cp', ['-a', join(empty, 'data'), folder])

const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: '',
  DATA_DIR: path('data'),
  DEMO: 'no',
})

type Ended = { status: number | null; output: string; errors: string }

function start(args: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  // In its own process group, so that Ctrl-C reaches every process of the command, as from a terminal.
  const child = spawn(process.execPath, ['bin/chipfront.js', ...args], { env: environment(), detached: true })
  let output = ''
  let errors = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (errors += chunk))
  child.stdin.end()
  return { child, ended: once(child, 'close').then(([status]) => ({ status, output, errors })) }
}

const chipfront = (...args: string[]) => start(args).ended

function writeList(name: string, rows: string[]): string {
  writeFileSync(path(name), ['Brand,MPN,Stock,Price', ...rows, ''].join('\n'))
  return path(name)
}

const isDatabaseRunning = () => existsSync(path('data/postgres/postmaster.pid'))

/** How many rows of a list have reached the database so far. */
async function copiedRows(): Promise<number> {
  if (!isDatabaseRunning()) return 0
  const [, , , port, host] = readFileSync(path('data/postgres/postmaster.pid'), 'utf8').split('\n')
  const client = new pg.Client({ host, port: Number(port), user: 'chipfront', database: 'postgres' })
  try {
    await client.connect()
    const { rows } = await client.query('select tuples_processed::int as done from pg_stat_progress_copy')
    return rows[0]?.done ?? 0
  } catch {
    // Still starting.
    return 0
  } finally {
    await client.end()
  }
}

describe('with the shop stopped', () => {
  test('the database runs during the import, and an export can be imported without a change', async () => {
    const list = writeList('list.csv', [
      'TI,LM358/NOPB,5,0.00221',
      'TI,LM324,x,',
      '"O\'N ""x""","BAT54H,115",1,',
    ])
    const imported = await chipfront('import', list)
    expect(imported).toMatchObject({
      status: 0,
      output: expect.stringMatching(/added +2\n.*changed +0\n.*unchanged +0\n.*removed +0\n.*refused +1\n/),
    })
    expect(readFileSync(`${list}.refused.csv`, 'utf8')).toContain('stock ""x"" is not a whole number')
    expect(isDatabaseRunning()).toBe(false)
    expect(await chipfront('export', path('out.csv'))).toMatchObject({ status: 0, errors: '' })
    const again = await chipfront('import', path('out.csv'))
    expect(again.output).toMatch(/added +0\n.*changed +0\n.*unchanged +2\n/)
    const { output } = await chipfront('export')
    expect(output).toBe(readFileSync(path('out.csv'), 'utf8'))
  })

  test('two concurrent imports both succeed', async () => {
    fillFolder()
    const rows = (maker: string) => Array.from({ length: 3000 }, (_, i) => `${maker},N${i},1,0.5`)
    const both = await Promise.all([
      chipfront('import', writeList('a.csv', rows('TI'))),
      chipfront('import', writeList('b.csv', rows('NXP'))),
    ])
    expect(both.map(({ status }) => status)).toEqual([0, 0])
    for (const { output } of both) expect(output).toMatch(/added +3,000\n/)
    expect(isDatabaseRunning()).toBe(false)
  })

  test('Ctrl-C in the middle changes nothing and leaves nothing running', async () => {
    fillFolder()
    const list = writeList(
      'list.csv',
      Array.from({ length: 300_000 }, (_, i) => `TI,N${i},1,0.5`),
    )
    const { child, ended } = start(['import', list])
    await expect.poll(copiedRows, { interval: 10 }).toBeGreaterThan(0)
    process.kill(-(child.pid ?? 0), 'SIGINT')
    expect(await ended).toMatchObject({
      status: 130,
      errors: expect.stringContaining('stopped; nothing was changed'),
    })
    expect(isDatabaseRunning()).toBe(false)
    const { output } = await chipfront('export')
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('a wrong file is reported in one line', async () => {
    fillFolder()
    writeFileSync(path('list.csv'), 'Name,Phone\nMiller,555\n')
    expect(await chipfront('import', path('list.csv'))).toEqual({
      status: 1,
      output: '',
      errors: `chipfront: ${path('list.csv')} has no column for manufacturer and none for part_number; its header seems to be line 1: “Name”, “Phone”. Nothing was changed.\n`,
    })
  })
})

describe('with the shop running', () => {
  async function pageOf(number: string): Promise<string> {
    const answer = await fetch(`${shop?.url}/api/index/searchExact?keyword=${number}`)
    const { data } = await answer.json()
    return data.goods_page_url
  }

  test('new parts are available right after the import, and gone after one that removes them', async () => {
    fillFolder()
    shop = await runShop('dist/server/main.js', environment())
    expect(await pageOf('LM358')).toBe('')
    await chipfront('import', writeList('list.csv', ['TI,LM358,5,0.5', 'TI,LM324,5,0.5']))
    expect(await pageOf('LM358')).toMatch(/^LM358-\d+$/)
    const shorter = writeList('list.csv', ['TI,LM324,5,0.5'])
    expect(await chipfront('import', shorter, '--delete-missing')).toMatchObject({
      status: 2,
      errors: expect.stringContaining('there is no terminal; add --yes'),
    })
    expect(await chipfront('import', shorter, '--delete-missing', '--dry-run')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/nothing was changed[\s\S]*removed +1\n/),
    })
    expect(await pageOf('LM358')).not.toBe('')
    expect((await chipfront('import', shorter, '--delete-missing', '--yes')).output).toMatch(/removed +1\n/)
    expect(await pageOf('LM358')).toBe('')
    expect(await pageOf('LM324')).not.toBe('')
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  })
})

describe('arguments', () => {
  test.each([
    [['--help'], 0, 'npx chipfront import FILE'],
    [[], 0, 'npx chipfront import FILE'],
  ])('%j shows the help', async (args, status, text) => {
    expect(await chipfront(...args)).toMatchObject({
      status,
      output: expect.stringContaining(text),
      errors: '',
    })
  })

  test.each([
    [['imprt'], 'unknown command “imprt”'],
    [['import'], 'import takes one FILE'],
    [['import', 'a.csv', '--fast'], "Unknown option '--fast'"],
    [['import', 'a.csv', '--refused', './a.csv'], 'refused rows cannot overwrite the input'],
    [['demo'], 'demo takes --parts and a whole number'],
    [['demo', '--parts', 'many'], 'demo takes --parts and a whole number'],
  ])('%j is explained in one line', async (args, message) => {
    expect(await chipfront(...args)).toEqual({
      status: 2,
      output: '',
      errors: expect.stringMatching(new RegExp(`^chipfront: ${message}.*see npx chipfront --help\n$`)),
    })
  })
})
