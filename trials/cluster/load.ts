import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../../bench/bare-orders.ts'
import type { OrderBody } from '../../bench/buying.ts'
import { HOME_PATH } from '../../src/domain/paths.ts'
import type { StandIn } from '../../src/stand-ins/wallet/index.ts'
import { Random } from '../random.ts'

const READERS = 4
const BUYERS = 4
const READ_PAUSE_MS = 40
const BUY_PAUSE_MS = 300
const AGAIN_MS = 250
/** Longer than the shop needs to say that it has no database. */
const PATIENCE_MS = 20_000

export type Kind = 'read' | 'order' | 'payment'
export type Tried = { kind: Kind; endedAt: number; isGood: boolean; problem: string }
export type Acknowledged = { number: string; email: string; isPaid: boolean }

type Answer = { code: number; data: unknown; message?: string }

/** Readers and buyers in front of the balancer. Everything the shop acknowledges is noted down. */
export class Load {
  readonly tried: Tried[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly #stopping = new AbortController()
  readonly #random = new Random(1)
  readonly #url: string
  readonly #wallet: StandIn
  readonly #bodies: readonly OrderBody[]
  readonly #paths: readonly string[]
  #running: Promise<unknown> = Promise.resolve()

  constructor(url: string, wallet: StandIn, bodies: readonly OrderBody[], paths: readonly string[]) {
    this.#url = url
    this.#wallet = wallet
    this.#bodies = bodies
    this.#paths = paths
  }

  start(): void {
    const people = [
      ...Array.from({ length: READERS }, () => this.#read()),
      ...Array.from({ length: BUYERS }, (_, buyer) => this.#buy(buyer + 1)),
    ]
    this.#running = Promise.all(people)
  }

  /** Stops the buyers after their current act. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #read(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const path = this.#random.pick(this.#paths) ?? HOME_PATH
      await this.#try('read', () => fetch(this.#url + path, { signal: AbortSignal.timeout(PATIENCE_MS) }))
      await pause(READ_PAUSE_MS)
    }
  }

  async #buy(buyer: number): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#placeAndPay(buyer)
      await pause(BUY_PAUSE_MS)
    }
  }

  /** As a browser does it: the same key until there is an answer. */
  async #placeAndPay(buyer: number): Promise<void> {
    const isPaid = this.#random.chance(0.5)
    const email = `${randomUUID()}@example.com`
    const body = { ...this.#random.pick(this.#bodies), email, pay_method: isPaid ? 'paypal' : 'bank' }
    const placed = await this.#post('order', buyer, '/api/orders/add', body, {
      'Idempotency-Key': randomUUID(),
    })
    const noted = { number: String(placed.order_number), email, isPaid: false }
    this.acknowledged.push(noted)
    if (!isPaid) return
    const order = { order_id: placed.order_id, key: placed.key }
    const opened = await this.#post('payment', buyer, '/api/pay/paypal/createOrder', order, {})
    this.#wallet.approve(String(opened.paypal_order_id))
    const capture = { ...order, paypal_order_id: opened.paypal_order_id }
    await this.#post('payment', buyer, '/api/pay/paypal/paypalCapture', capture, {})
    noted.isPaid = true
  }

  async #post(
    kind: Kind,
    buyer: number,
    path: string,
    body: object,
    headers: Record<string, string>,
  ): Promise<Record<string, unknown>> {
    const ask = () =>
      fetch(this.#url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(buyer), ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    for (;;) {
      const answer = await this.#try(kind, ask)
      if (answer) return Object(answer.data)
      await pause(AGAIN_MS)
    }
  }

  async #try(kind: Kind, ask: () => Promise<Response>): Promise<Answer | null> {
    const note = (isGood: boolean, problem: string) =>
      void this.tried.push({ kind, endedAt: performance.now(), isGood, problem })
    try {
      const response = await ask()
      const text = await response.text()
      note(response.ok, response.ok ? '' : `${response.status} ${text.slice(0, 120)}`)
      return response.ok && text.startsWith('{') ? JSON.parse(text) : null
    } catch (error) {
      note(false, error instanceof Error ? `${error.message}: ${error.cause ?? ''}` : String(error))
      return null
    }
  }
}
