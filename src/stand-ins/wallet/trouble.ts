import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { Money } from './book.ts'
import { serverTrouble } from './problem.ts'

const CALLS = [
  'token',
  'client token',
  'create',
  'get',
  'capture',
  'get capture',
  'refund',
  'verify',
] as const
export type CallName = (typeof CALLS)[number]

/** Failures for the next calls of a kind. */
export const Trouble = z.object({
  call: z.enum(CALLS),
  /** `down`: nothing is done. `lost`: it is done, but no response is sent. */
  kind: z.enum(['slow', 'error', 'unavailable', 'html', 'broken', 'down', 'lost']),
  times: z.int().min(1).default(1),
  slowMs: z.int().min(0).default(20_000),
})
export type Trouble = z.input<typeof Trouble>

export const Conduct = z.object({
  troubles: z.optional(z.array(Trouble)),
  /** The next capture takes this amount instead of the requested one. */
  nextCapture: z.optional(Money),
  /** `withheld`: sent on request. */
  webhooks: z.optional(z.enum(['sent', 'twice', 'withheld', 'none'])),
})
export type Conduct = z.input<typeof Conduct>

export type WalletAnswer = { status: number; body: unknown } | { text: string; type: string } | 'hang up'

/** The configured misbehavior of the stand-in, for tests and experiments. */
export class Faults {
  #troubles: z.output<typeof Trouble>[] = []
  #nextCapture: Money | null = null
  webhooks: 'sent' | 'twice' | 'withheld' | 'none' = 'sent'

  set(conduct: Conduct): void {
    const { troubles, nextCapture, webhooks } = Conduct.parse(conduct)
    if (troubles) this.#troubles = troubles
    if (nextCapture) this.#nextCapture = nextCapture
    if (webhooks) this.webhooks = webhooks
  }

  takeCapture(): Money | null {
    const money = this.#nextCapture
    this.#nextCapture = null
    return money
  }

  async around(call: CallName, work: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
    const kind = await this.#next(call)
    if (kind === 'down') return 'hang up'
    if (kind === 'error') throw serverTrouble(500)
    if (kind === 'unavailable') throw serverTrouble(503)
    const answer = await work()
    if (kind === 'lost') return 'hang up'
    if (kind === 'html') return { text: '<html><body>Checking your browser</body></html>', type: 'text/html' }
    if (kind === 'broken') return { text: '{"id": "5O1', type: 'application/json' }
    return answer
  }

  async #next(call: CallName): Promise<z.output<typeof Trouble>['kind'] | null> {
    const trouble = this.#troubles.find(each => each.call === call && each.times > 0)
    if (!trouble) return null
    trouble.times--
    if (trouble.kind === 'slow') await setTimeout(trouble.slowMs, undefined, { ref: false })
    return trouble.kind
  }
}
