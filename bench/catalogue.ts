import { chipfront } from './chipfront.ts'
import { type Latency, latency } from './latency.ts'
import { startServer } from './measure.ts'
import { listSamples, type Samples } from './samples.ts'
import type { Row } from './table.ts'

const MAIN = 'dist/server/main.js'
const MILLION = 1_000_000

type Asked = { what: string; paths: (samples: Samples) => string[]; growth: number; p99Ms?: number }

const word = (keyword: string) => encodeURIComponent(keyword)
const begin = (number: string, length: number) => word(number.slice(0, length))

const ASKED: Asked[] = [
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

/** The same questions about the same parts, among twenty thousand and among a million. */
export async function benchCatalogue(environment: NodeJS.ProcessEnv): Promise<Row[]> {
  const first = await startServer([MAIN], environment)
  const samples = await listSamples(first.url)
  const small = await ask(first.url, samples)
  await first.stop()
  await chipfront(['demo', '--parts', String(MILLION)], environment)
  const second = await startServer([MAIN], environment)
  const large = await ask(second.url, samples)
  await second.stop()
  return ASKED.map((asked, i) => compare(asked, small[i], large[i]))
}

async function ask(url: string, samples: Samples): Promise<Latency[]> {
  const measured: Latency[] = []
  for (const { paths } of ASKED) measured.push(await latency(url, paths(samples)))
  return measured
}

function compare({ what, growth, p99Ms }: Asked, small?: Latency, large?: Latency): Row {
  if (!small || !large) throw new Error(`${what} was not measured`)
  const ratio = large.p50 / small.p50
  const target = `at most ${growth}× slower${p99Ms ? `, p99 under ${p99Ms} ms` : ''}`
  return {
    what: `${what}: 1 000 000 parts / 20 000 parts`,
    ours: describe(large),
    bare: describe(small),
    ratio: `${ratio.toFixed(2)}×`,
    target,
    isGood: ratio <= growth && (p99Ms === undefined || large.p99 < p99Ms),
  }
}

function describe({ p50, p99 }: Latency): string {
  return `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
}
