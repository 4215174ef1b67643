import { measure, type Speed, startServer } from './measure.ts'
import { type CatalogueSamples, listSamples } from './samples.ts'
import type { BenchRow } from './table.ts'

const MAIN = 'scripts/start.ts'

type Workload = { what: string; paths: (samples: CatalogueSamples) => string[]; perSecond: number }

const begin = (number: string, length: number) => encodeURIComponent(number.slice(0, length))

const WORKLOADS: Workload[] = [
  {
    what: 'searches with facets',
    paths: ({ parts, words }) => [
      ...parts
        .filter((_, i) => i % 3 === 0)
        .map(({ number }, i) => `/api/index/search?keyword=${begin(number, 4 + (i % 6))}`),
      ...words.map(word => `/api/index/search?keyword=${encodeURIComponent(word)}`),
    ],
    perSecond: 640,
  },
  {
    what: 'suggestions',
    paths: ({ parts }) =>
      parts.map(({ number }, i) => `/api/index/searchOption?keyword=${begin(number, 2 + (i % 7))}`),
    perSecond: 2_262,
  },
]

/** Many buyers at once: with answers kept in memory, and each one read from the database. */
export async function benchSearch(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const cached = await speeds(environment)
  const read = await speeds({ ...environment, PAGE_CACHE_MB: '0' })
  return WORKLOADS.map(({ what, perSecond }, i) => {
    const [ours, bare] = [cached[i], read[i]]
    if (!ours || !bare) throw new Error(`${what} were not measured`)
    return {
      what: `${what}, asked again and again / each one read from the database`,
      ours: describe(ours),
      bare: describe(bare),
      ratio: `${(ours.perSecond / bare.perSecond).toFixed(1)}×`,
      target: `at least ${perSecond}/s`,
      isGood: ours.perSecond >= perSecond,
    }
  })
}

async function speeds(environment: NodeJS.ProcessEnv): Promise<Speed[]> {
  const shop = await startServer([MAIN], environment)
  const samples = await listSamples(shop.url)
  const found: Speed[] = []
  for (const { paths } of WORKLOADS) found.push(await measure(shop.url, shop.process, paths(samples)))
  await shop.stop()
  return found
}

function describe({ perSecond, cpuMs, p99 }: Speed): string {
  return `${perSecond.toFixed(0)}/s, ${cpuMs.toFixed(2)} ms CPU, p99 ${p99} ms`
}
