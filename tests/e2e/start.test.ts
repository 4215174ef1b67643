import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { copyDatabase } from '../harness/copy-database.ts'
import { freePort, type RunningShop, runShop } from '../harness/running-shop.ts'
import { openTcpProxy } from '../harness/tcp-proxy.ts'

const MAIN = 'dist/server/main.js'
/** The number of parts does not matter here. */
const SMALL = { NODE_ENV: 'production', DEMO_PARTS: '300' }
let folder = ''
let running: RunningShop[] = []
/** The folder of a shop that was started and stopped: copying it is faster than creating a database. */
const used = mkdtempSync(join(tmpdir(), 'chipfront-used-'))
/** What that shop answered, and what was left of it. */
let first: Awaited<ReturnType<typeof startFirst>>

beforeAll(async () => {
  first = await startFirst()
})
afterAll(() => rmSync(used, { recursive: true, force: true }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chipfront-start-'))
  running = []
})
afterEach(async () => {
  for (const shop of running) await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The database has another owner if the test is run by root. */
const fillFolder = () => execFileSync('cp', ['-a', `${used}/.`, folder])

async function start(environment: NodeJS.ProcessEnv = SMALL, script = MAIN): Promise<RunningShop> {
  const shop = await runShop(script, { ...environment, DATA_DIR: folder, DATABASE_URL: '' })
  running.push(shop)
  return shop
}

async function startFirst() {
  const shop = await runShop(MAIN, { ...SMALL, DATA_DIR: used, DATABASE_URL: '' })
  const pidFile = join(used, 'postgres/postmaster.pid')
  const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const about = await (await fetch(`${shop.url}/de/about`)).text()
  const { data } = await (await fetch(`${shop.url}/api/category/stat`)).json()
  const hasRun = isRunning(postgres)
  const status = await shop.stop()
  return { about, counts: data, hasRun, status, isLeft: isRunning(postgres) || existsSync(pidFile) }
}

/** Starts the shop, expects it to fail, and returns its output. */
function refusal(environment: NodeJS.ProcessEnv): { status: number | null; lines: string[] } {
  const env = { ...process.env, ...SMALL, HOST: '127.0.0.1', ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], {
    env,
    encoding: 'utf8',
    timeout: 480_000,
  })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}

/** A process that has ended may keep its entry until its parent reaps it, but has no command line. */
function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
}

describe('starting and stopping', () => {
  test('an empty folder becomes a shop with its demo; a graceful stop leaves nothing running', () => {
    expect(first.about).toContain('Über uns')
    expect(first.counts).toMatchObject({ goods: 300, categories: 117 })
    expect(first).toMatchObject({ hasRun: true, status: 0, isLeft: false })
  })

  test('npm start limits the memory that V8 and the C library keep; the operator may set other limits', async () => {
    fillFolder()
    const shop = await start({ ...SMALL, NODE_OPTIONS: '--max-semi-space-size=4' }, 'scripts/start.ts')
    const environment = readFileSync(`/proc/${shop.process.pid}/environ`, 'utf8').split('\0')
    expect(environment).toContain('MALLOC_ARENA_MAX=1')
    expect(environment).toContain('NODE_OPTIONS=--max-semi-space-size=16 --max-semi-space-size=4')
    expect(await shop.stop()).toBe(0)
  })

  test('after a kill the next start recovers by itself and keeps the data', async () => {
    fillFolder()
    const shop = await start()
    shop.process.kill('SIGKILL')
    await once(shop.process, 'exit')
    const again = await start()
    expect((await fetch(`${again.url}/about`)).status).toBe(200)
    expect(await again.stop()).toBe(0)
  })

  test('an embedded database that ends is restarted, and without one the shop exits with status 1', async () => {
    fillFolder()
    const shop = await start()
    const pid = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
    process.kill(pid(), 'SIGKILL')
    const search = `${shop.url}/api/index/search?keyword=LM`
    // If the shop has ended, its output says why.
    await expect.poll(() => fetch(search).then(({ status }) => status, shop.output)).toBe(200)
    renameSync(join(folder, 'postgres/global/pg_control'), join(folder, 'postgres/global/gone'))
    process.kill(pid(), 'SIGKILL')
    const [status] = await once(shop.process, 'exit')
    expect(status).toBe(1)
    expect(shop.output()).toContain('Chipfront stops: the embedded database did not start; its log ')
  })

  test('it stops even when its database does not respond', async () => {
    const { url, drop } = await copyDatabase(inject('databaseServer'))
    const proxy = await openTcpProxy(url)
    const shop = await runShop(MAIN, { ...SMALL, DATABASE_URL: proxy.url, STOP_SECONDS: '1' })
    running.push(shop)
    proxy.silenceAll()
    // A request that waits for the database, and a mailer that does.
    const waiting = fetch(`${shop.url}/api/index/search?keyword=LM`).catch(() => null)
    shop.process.kill('SIGTERM')
    await once(shop.process, 'exit')
    await waiting
    await proxy.close()
    await drop()
  })

  test('Ctrl-C during the start leaves nothing running', async () => {
    const env = {
      ...process.env,
      ...SMALL,
      DATA_DIR: folder,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      // The step that has begun is completed first, which may take long on a busy machine.
      STOP_SECONDS: '300',
    }
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
    const pidFile = join(folder, 'postgres/postmaster.pid')
    await expect.poll(() => existsSync(pidFile), { interval: 10 }).toBe(true)
    const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    child.kill('SIGINT')
    const [status] = await once(child, 'exit')
    expect(status).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('two shops may start on one empty database at the same time', async () => {
    const { url, drop } = await copyDatabase(inject('databaseServer'), 'template0')
    const both = await Promise.all([1, 2].map(() => runShop(MAIN, { ...SMALL, DATABASE_URL: url })))
    running.push(...both)
    for (const shop of both) expect((await fetch(`${shop.url}/about`)).status).toBe(200)
    for (const shop of both) await shop.stop()
    await drop()
  })

  test('a second shop on the same folder, by any name, is rejected, and the first continues', async () => {
    fillFolder()
    const shop = await start()
    const link = `${folder}-link`
    symlinkSync(folder, link)
    const port = String(await freePort())
    const refusals = [folder, link].map(name => refusal({ DATA_DIR: name, DATABASE_URL: '', PORT: port }))
    rmSync(link)
    for (const { status, lines } of refusals) {
      expect(status).toBe(1)
      expect(lines).toEqual([
        `Chipfront cannot start: the data folder ${folder} is in use by another running shop`,
      ])
    }
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  })

  test('a port in use is reported in one line, and the database is stopped again', async () => {
    fillFolder()
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { status, lines } = refusal({ DATA_DIR: folder, DATABASE_URL: '', PORT: String(port) })
    blocker.close()
    expect(status).toBe(1)
    expect(lines).toEqual([
      `Chipfront cannot start: PORT ${port} is in use; stop the other program or set PORT to another number`,
    ])
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('an unreachable database is reported in one line, without its password', async () => {
    const port = await freePort()
    const { status, lines } = refusal({ DATABASE_URL: `postgres://shop:hush@127.0.0.1:${port}/shop` })
    expect(status).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^Chipfront cannot start: the database at 127\.0\.0\.1:\d+\/shop cannot be reached: /,
    )
    expect(lines[0]).not.toContain('hush')
  })

  test('a database that does not exist is reported, too', () => {
    const { lines } = refusal({
      DATABASE_URL: inject('databaseServer').replace('DATABASE', 'no_such_database'),
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"no_such_database" does not exist')
  })

  test.each([
    [{ HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is no address of this machine'],
    [{ DATA_DIR: '/tmp/a"b', DATABASE_URL: '' }, 'DATA_DIR /tmp/a"b must not contain "'],
    [{ DATA_DIR: '/dev/null', DATABASE_URL: '' }, 'DATA_DIR /dev/null cannot be used: '],
  ])('%j is rejected in one line', (environment, complaint) => {
    fillFolder()
    const { status, lines } = refusal({ DATA_DIR: folder, DATABASE_URL: '', ...environment })
    expect(status).toBe(1)
    expect(lines).toEqual([expect.stringContaining(`Chipfront cannot start: ${complaint}`)])
  })

  test('a wrong setting is reported in one line', () => {
    const { status, lines } = refusal({ PORT: 'eighty' })
    expect(status).toBe(1)
    expect(lines).toEqual(['Chipfront cannot start: PORT must be a whole number'])
  })
})
