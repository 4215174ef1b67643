import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compiledMessages } from '../vite.config.ts'
import { measure, residentMb, type Speed, startServer } from './measure.ts'
import type { BenchRow } from './table.ts'

const PAGE = '/companyprofile/how-to-buy'
const MAIN = 'scripts/start.ts'
const BARE = 'dist/bench/bare-server.js'

type Environment = NodeJS.ProcessEnv

/** The cost of a page, and of the idle server. */
export async function benchPages(environment: Environment): Promise<BenchRow[]> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), compiledMessages()],
    build: { ssr: 'bench/bare-server.tsx', outDir: 'dist/bench', copyPublicDir: false },
  })
  return [...(await pageSpeed(environment)), await firstLoad(environment), ...(await rest(environment))]
}

const RENDERED = {
  'a fixed page': PAGE,
  'a part': '/productdetail/1',
  results: '/s?wd=stm32',
  'a category': '/category/2',
}

async function pageSpeed(environment: Environment): Promise<BenchRow[]> {
  const rendering = await startServer([MAIN], { ...environment, PAGE_CACHE_MB: '0' })
  const rows: BenchRow[] = []
  for (const [name, path] of Object.entries(RENDERED)) {
    // Two of them redirect to the URL with the name.
    const page = await fetch(rendering.url + path)
    const kb = (await page.text()).length / 1000
    const bareRender = await startServer([
      BARE,
      rendering.url,
      page.url.slice(rendering.url.length),
      'render',
    ])
    const rendered = await measure(page.url, rendering.process)
    const renderedBare = await measure(bareRender.url, bareRender.process)
    await bareRender.stop()
    const what = `${name} (${kb.toFixed(0)} KB) rendered, not cached / bare renderToString of its tree`
    rows.push(compare(what, rendered, renderedBare, 60))
  }
  await rendering.stop()

  const caching = await startServer([MAIN], environment)
  const bareBytes = await startServer([BARE, caching.url, PAGE, 'bytes'])
  const cached = await measure(caching.url + PAGE, caching.process)
  const cachedBare = await measure(bareBytes.url, bareBytes.process)
  await bareBytes.stop()
  await caching.stop()
  return [
    ...rows,
    compare('a page from the cache / bare node:http with the same bytes', cached, cachedBare, 50),
  ]
}

function compare(what: string, ours: Speed, bare: Speed, percent: number): BenchRow {
  const ratio = (ours.perSecond / bare.perSecond) * 100
  const describe = ({ perSecond, cpuMs, p99 }: Speed) =>
    `${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(3)} ms CPU, p99 ${p99} ms`
  return {
    what,
    ours: describe(ours),
    bare: describe(bare),
    ratio: `${ratio.toFixed(0)} % (CPU ${((bare.cpuMs / ours.cpuMs) * 100).toFixed(0)} %)`,
    target: `at least ${percent} %`,
    isGood: ratio >= percent,
  }
}

const FIRST_LOADS = {
  'a fixed page': PAGE,
  home: '/',
  results: '/s?wd=stm32',
  'a part': '/productdetail/1',
  cart: '/shoppingcart',
  checkout: '/pay/order',
  RFQ: '/rfq',
  'checkout in Russian, the heaviest': '/ru/pay/order',
}

async function firstLoad(environment: Environment): Promise<BenchRow> {
  const shop = await startServer([MAIN], environment)
  const sizes: [string, number][] = []
  for (const [name, path] of Object.entries(FIRST_LOADS))
    sizes.push([name, scriptKb(await (await fetch(shop.url + path)).text())])
  await shop.stop()
  return {
    what: 'JavaScript of a first load, compressed',
    ours: sizes.map(([name, kb]) => `${name} ${kb.toFixed(1)} KB`).join(', '),
    bare: '–',
    ratio: '–',
    target: 'at most 160 KB',
    isGood: sizes.every(([, kb]) => kb <= 160),
  }
}

function scriptKb(html: string): number {
  const scripts = new Set(html.match(/\/assets\/[^" ]+\.js/g))
  return [...scripts].reduce((sum, file) => sum + readFileSync(`dist/client${file}.br`).length, 0) / 1000
}

async function rest(environment: Environment): Promise<BenchRow[]> {
  const started = performance.now()
  const shop = await startServer(['scripts/start.ts'], environment)
  await (await fetch(`${shop.url}/about`)).text()
  const seconds = (performance.now() - started) / 1000
  for (const lang of ['', '/de', '/ar', '/jp']) await (await fetch(shop.url + lang + PAGE)).text()
  await new Promise(done => setTimeout(done, 5_000))
  const mb = residentMb(shop.process)
  await shop.stop()
  return [
    {
      what: 'memory of the server at rest',
      ours: `${mb.toFixed(0)} MB`,
      bare: '–',
      ratio: '–',
      target: 'under 200 MB',
      isGood: mb < 200,
    },
    {
      what: 'a second start until its first page',
      ours: `${seconds.toFixed(1)} s`,
      bare: '–',
      ratio: '–',
      target: 'within 5 s',
      isGood: seconds <= 5,
    },
  ]
}
