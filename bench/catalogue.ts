import { chipfront } from './chipfront.ts'
import { type Latency, latency, percentile, WARM_UP } from './latency.ts'
import { type Started, startServer } from './measure.ts'
import { type CatalogueSamples, listSamples } from './samples.ts'
import type { BenchRow } from './table.ts'

const MAIN = 'scripts/start.ts'
const MILLION = 1_000_000
/** The shop buffers log lines before it writes them. */
const LOG_DELAY_MS = 200

type Measured = Latency & { serverP99: number }
type Workload = {
  what: string
  paths: (samples: CatalogueSamples) => string[]
  growth: number
  p99Ms?: number
}

const word = (keyword: string) => encodeURIComponent(keyword)
const begin = (number: string, length: number) => word(number.slice(0, length))

const WORKLOADS: Workload[] = [
  {
    what: 'suggestion',
    paths: ({ parts }) =>
      parts.map(({ number }, i) => `/api/index/searchOption?keyword=${begin(number, 2 + (i % 7))}`),
    growth: 2,
    p99Ms: 5,
  },
  {
    what: 'exact number',
    paths: ({ parts }) => parts.map(({ number }) => `/api/index/searchExact?keyword=${word(number)}`),
    growth: 2,
  },
  {
    what: 'detail',
    paths: ({ parts }) => parts.map(({ page }) => `/api/goods/goodsDetail?id=${page}`),
    growth: 2,
  },
  {
    what: 'search with facets',
    paths: ({ parts, words }) => [
      ...parts
        .filter((_, i) => i % 3 === 0)
        .map(({ number }, i) => `/api/index/search?keyword=${begin(number, 4 + (i % 6))}`),
      ...words.map(keyword => `/api/index/search?keyword=${word(keyword)}`),
    ],
    growth: 5,
  },
]

/** The same queries for the same parts, among twenty thousand and among a million. */
export async function benchCatalogue(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const first = await startServer([MAIN], environment)
  const samples = await listSamples(first.url)
  const small = await ask(first, samples)
  await first.stop()
  await chipfront(['demo', '--parts', String(MILLION)], environment)
  const second = await startServer([MAIN], environment)
  const large = await ask(second, samples)
  await second.stop()
  return WORKLOADS.map((workload, i) => compare(workload, small[i], large[i]))
}

async function ask(shop: Started, samples: CatalogueSamples): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { paths } of WORKLOADS) {
    const from = shop.log().length
    const waited = await latency(shop.url, paths(samples))
    await new Promise(done => setTimeout(done, LOG_DELAY_MS))
    measured.push({ ...waited, serverP99: serverP99(shop.log().slice(from)) })
  }
  return measured
}

/** From the shop's log: without the client, which shares the machine. */
function serverP99(log: string): number {
  const times = [...log.matchAll(/"message":"request".*?"ms":([\d.]+)/g)].map(([, ms]) => Number(ms))
  return percentile(times.slice(WARM_UP), 0.99)
}

function compare({ what, growth, p99Ms }: Workload, small?: Measured, large?: Measured): BenchRow {
  if (!small || !large) throw new Error(`${what} was not measured`)
  const ratio = large.p50 / small.p50
  const target = `at most ${growth}× slower${p99Ms ? `, server p99 under ${p99Ms} ms` : ''}`
  return {
    what: `${what}: 1 000 000 parts / 20 000 parts`,
    ours: describe(large),
    bare: describe(small),
    ratio: `${ratio.toFixed(2)}×`,
    target,
    isGood: ratio <= growth && (p99Ms === undefined || large.serverP99 < p99Ms),
  }
}

function describe({ p50, p99, serverP99 }: Measured): string {
  return `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms (server p99 ${serverP99.toFixed(1)} ms)`
}
