import type pg from 'pg'
import { percentile } from './latency.ts'
import type { BenchRow } from './table.ts'

const LINES = 500
const SAVES = 40
const PDFS = 6
const SAVE_MS = 150
const PDF_MS = 500

type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>
type Draft = { number: string; rev: number }

/** A quote of 500 lines, each about another part: saving it after typing, and drawing its PDF. */
export async function benchQuotes(url: string, pool: pg.Pool, cookie: string): Promise<BenchRow[]> {
  const send = sender(url, cookie)
  const { rows: parts } = await pool.query(
    `select parts.id, part_number, manufacturers.name as manufacturer from parts
     join manufacturers on manufacturers.id = manufacturer_id order by parts.id limit $1`,
    [LINES],
  )
  const lines = parts.map((part, index) => ({
    ...{
      line_id: index + 1,
      part_id: part.id,
      part_number: part.part_number,
      manufacturer: part.manufacturer,
    },
    ...{
      quantity: 100 + index,
      unit_price: 1 + index / 1_000,
      cost: 0.5,
      note: 'Sealed reels, date code 2025+',
    },
    breaks: [{ qty: 10_000, price: 1 }],
  }))
  const { number, rev } = await addDraft(send)
  const save = (changed: (index: number, round: number) => boolean) =>
    timesOf(SAVES, async round => {
      const typed = lines.map((line, index) => ({
        ...line,
        unit_price: changed(index, round) ? line.unit_price + (round + 1) / 10_000 : line.unit_price,
      }))
      return () => send('PUT', `/desk/api/quotes/${number}`, { rev, lines: typed })
    })
  return [
    row(`a draft of ${LINES} lines, all changed`, await save(() => true), SAVE_MS),
    row(`a draft of ${LINES} lines, one changed`, await save((index, round) => index === round), SAVE_MS),
    row(`the PDF of a quote of ${LINES} lines`, await drawPdfs(send, lines), PDF_MS),
  ]
}

function sender(url: string, cookie: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { Cookie: cookie, Origin: url, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { code, message, data } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${code} ${message}`)
    return data
  }
}

function addDraft(send: Send): Promise<Draft> {
  const contact = { email: 'bench@example.com', contact_name: 'Purchasing', country: 'DE', lang: 'en' }
  return send('POST', '/desk/api/quotes', { contact })
}

/** Each quote is drawn once: later downloads return the stored file. The first one starts the process. */
async function drawPdfs(send: Send, lines: readonly object[]): Promise<number[]> {
  const times = await timesOf(PDFS, async () => {
    const { number, rev } = await addDraft(send)
    const saved = await send<Draft>('PUT', `/desk/api/quotes/${number}`, { rev, lines })
    await send('POST', `/desk/api/quotes/${number}/approve`, { rev: saved.rev })
    return () => send('GET', `/desk/api/quotes/${number}/pdf`)
  })
  return times.slice(1)
}

type Prepare = (round: number) => Promise<() => Promise<unknown>>

/** Milliseconds, without the preparation. */
async function timesOf(rounds: number, prepare: Prepare): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const measured = await prepare(round)
    const started = performance.now()
    await measured()
    times.push(performance.now() - started)
  }
  return times
}

function row(what: string, times: readonly number[], mostMs: number): BenchRow {
  const [p50, p95] = [percentile([...times], 0.5), percentile([...times], 0.95)]
  return {
    what,
    ours: `p95 ${p95.toFixed(0)} ms (p50 ${p50.toFixed(0)} ms)`,
    bare: '',
    ratio: '',
    target: `p95 at most ${mostMs} ms`,
    isGood: p95 <= mostMs,
  }
}
