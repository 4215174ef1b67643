import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './measure.ts'
import type { BenchRow } from './table.ts'

/** Not a dependency: it brings a hundred packages and is needed only here. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const GOOD = 95
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const RUNS = 5

type Scores = Record<(typeof CATEGORIES)[number], number>

/** Lighthouse scores of the main screens, on its phone and its desktop; the median of five. */
export async function benchLighthouse(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}: name one in CHROMIUM`)
  const shop = await startServer(['scripts/start.ts'], { ...environment, DEMO_PARTS: '20000' })
  try {
    const { data } = await (await fetch(`${shop.url}/api/index/search?keyword=lm358`)).json()
    const screens = {
      home: '/',
      results: '/s?wd=lm358',
      'a part': `/productdetail/${data.list[0].goods_page_url}`,
      cart: '/shoppingcart',
      RFQ: '/rfq',
    }
    return Object.entries(screens).flatMap(([name, path]) => [
      row(`${name}, phone`, shop.url + path, []),
      row(`${name}, desktop`, shop.url + path, ['--preset=desktop']),
    ])
  } finally {
    await shop.stop()
  }
}

function row(name: string, url: string, options: string[]): BenchRow {
  const scores = medianOf(url, options)
  return {
    what: `${name}: performance, accessibility, best practices, SEO`,
    ours: CATEGORIES.map(category => scores[category]).join(', '),
    bare: '–',
    ratio: '–',
    target: `each at least ${GOOD}`,
    isGood: Object.values(scores).every(score => score >= GOOD),
  }
}

function medianOf(url: string, options: string[]): Scores {
  const runs = Array.from({ length: RUNS }, () => scoresOf(url, options))
  const middle = (category: keyof Scores) =>
    runs.map(scores => scores[category]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  }
}

/** Lighthouse occasionally fails to record a visit and reports it; such a visit is repeated. */
function scoresOf(url: string, options: string[], tries = 3): Scores {
  const { categories, runtimeError } = reportOf(url, options)
  if (runtimeError && tries > 1) return scoresOf(url, options, tries - 1)
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const score = (category: keyof Scores) => Math.round(categories[category].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}

function reportOf(url: string, options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-lighthouse-'))
  const file = join(folder, 'report.json')
  const only = `--only-categories=${CATEGORIES.join(',')}`
  const output = ['--output=json', `--output-path=${file}`, '--quiet']
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const env = { CHROME_PATH: CHROMIUM, ...process.env }
  try {
    spawnSync('npx', ['--yes', LIGHTHOUSE, url, only, ...output, flags, ...options], { stdio: 'ignore', env })
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
