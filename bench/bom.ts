import { read, utils, write } from '@e965/xlsx'
import { readBom, uploadBom } from '../src/contract/shop/bom.ts'
import { createCall } from '../src/contract/wire/call.ts'
import { LIMITS } from '../src/domain/limits.ts'
import { chipfront } from './chipfront.ts'
import { latency, percentile } from './latency.ts'
import { startServer } from './measure.ts'
import { listNumbers, listSamples } from './samples.ts'
import type { BenchRow } from './table.ts'

const MILLION = 1_000_000
const RUNS = 15
const WARM_UP_RUNS = 5
const MOST_TIMES_BARE = 3
const MOST_TIMES_IDLE = 2

/**
 * A BOM of 3 000 lines, uploaded, read and matched against a million parts, and its effect on other buyers.
 */
export async function benchBom(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  await chipfront(['demo', '--parts', String(MILLION)], environment)
  const shop = await startServer(['scripts/start.ts'], environment)
  try {
    const file = billOf(await listNumbers(shop.url, LIMITS.bomLines))
    const pages = (await listSamples(shop.url)).parts.map(({ page }) => `/productdetail/${page}`)
    const send = sender(shop.url, file)
    await medianOf(RUNS, send)
    const ours = serverMs(shop.log())
    const bare = await medianOf(RUNS, async () => readBare(file))
    const idle = await latency(shop.url, pages)
    const busy = await whileSending(send, () => latency(shop.url, pages))
    return [speedRow(ours, bare), pageRow(busy.p99, idle.p99)]
  } finally {
    await shop.stop()
  }
}

/** Both calls together, from the shop's log: without the client, which shares the machine. */
function serverMs(log: string): number {
  const ms = (path: string) => {
    const times = [...log.matchAll(new RegExp(`"path":"${path}".*?"ms":([\\d.]+)`, 'g'))].map(([, time]) =>
      Number(time),
    )
    return percentile(times.slice(WARM_UP_RUNS), 0.5)
  }
  return ms(uploadBom.path) + ms(readBom.path)
}

/** Mostly exact numbers; some without punctuation, some with a typing error, some unknown. */
function billOf(numbers: string[]): Uint8Array<ArrayBuffer> {
  const heads = [
    'Item',
    'Qty',
    'Reference',
    'Value',
    'Footprint',
    'Manufacturer',
    'Manufacturer Part Number',
    'Notes',
  ]
  const rows = numbers.map((number, i) => [
    i + 1,
    (i % 40) + 1,
    `R${i}, C${i}`,
    '10k 1%',
    '0603',
    '',
    misspelled(number, i % 20),
    i % 7 === 0 ? 'see drawing' : '',
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rows]), 'BOM')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

function misspelled(number: string, kind: number): string {
  if (kind === 3 || kind === 4) return number.replace(/[^\p{L}\p{N}]/gu, '')
  if (kind === 5) return `${number.slice(0, -1)}${number.endsWith('0') ? 'O' : '0'}`
  if (kind === 6) return `CUSTOM PART ${number.length}-${number.slice(-4)}`
  return number
}

function sender(url: string, file: Uint8Array<ArrayBuffer>): () => Promise<void> {
  const call = createCall({
    fetch: (path, init) => fetch(url + path, init),
    lang: 'en',
    token: () => null,
    isStrict: false,
  })
  return async () => {
    const { file_id } = await call(uploadBom, { file: new File([file], 'bom.xlsx') })
    const { lines } = await call(readBom, { file_id })
    if (lines.length < LIMITS.bomLines * 0.9) throw new Error(`only ${lines.length} lines were read`)
  }
}

function readBare(file: Uint8Array): void {
  const book = read(file)
  const [name = ''] = book.SheetNames
  const sheet = book.Sheets[name]
  if (!sheet || utils.sheet_to_json(sheet, { header: 1 }).length <= LIMITS.bomLines)
    throw new Error('rows are missing')
}

async function medianOf(runs: number, work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    if (run >= WARM_UP_RUNS) times.push(performance.now() - started)
  }
  return percentile(times, 0.5)
}

async function whileSending<T>(send: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let isOver = false
  const sending = (async () => {
    while (!isOver) await send()
  })()
  const result = await work()
  isOver = true
  await sending
  return result
}

function speedRow(ours: number, bare: number): BenchRow {
  const ratio = ours / bare
  return {
    what: 'a bill of 3 000 lines (XLSX) sent, read, matched against 1 000 000 parts / bare SheetJS reading it',
    ours: `${ours.toFixed(0)} ms`,
    bare: `${bare.toFixed(0)} ms`,
    ratio: `${ratio.toFixed(2)}×`,
    target: `at most ${MOST_TIMES_BARE}×`,
    isGood: ratio <= MOST_TIMES_BARE,
  }
}

function pageRow(busy: number, idle: number): BenchRow {
  const ratio = busy / idle
  return {
    what: 'p99 of a page while such bills are sent one after the other / while nothing else happens',
    ours: `${busy.toFixed(1)} ms`,
    bare: `${idle.toFixed(1)} ms`,
    ratio: `${ratio.toFixed(2)}×`,
    target: `at most ${MOST_TIMES_IDLE}×`,
    isGood: ratio <= MOST_TIMES_IDLE,
  }
}
