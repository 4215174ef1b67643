import { createPublicKey, randomUUID, sign, verify } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import * as z from 'zod'
import { type Book, newId, type WalletNotice } from './book.ts'
import type { Faults } from './trouble.ts'

const ALGORITHM = 'SHA256withRSA'
const PATIENCE_MS = 30_000

type NoticeTools = { book: Book; save: () => void; faults: Faults; retryMs: number }

/** Sends webhooks to the shop and retries until they are acknowledged. */
export class Notices {
  readonly #tools: NoticeTools
  readonly #stopped = new AbortController()
  readonly #running = new Set<Promise<void>>()
  #target: string | null = null

  constructor(tools: NoticeTools) {
    this.#tools = tools
  }

  /** Sets the webhook URL; pending webhooks are sent first. */
  sendTo(url: string): void {
    this.#target = url
    for (const notice of this.#tools.book.notices) this.#start(notice)
  }

  add(kind: string, resource: object, summary: string): void {
    const { book, save, faults } = this.#tools
    if (faults.webhooks === 'none') return
    const event = {
      id: `WH-${newId(17)}-${newId(17)}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: kind.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
      resource_version: '2.0',
      event_type: kind,
      summary,
      resource,
    }
    const notice = { id: event.id, body: JSON.stringify(event) }
    book.notices.push(notice)
    save()
    if (faults.webhooks === 'withheld') return
    this.#start(notice)
    if (faults.webhooks === 'twice') this.#start(notice)
  }

  /** Sends the withheld webhooks. */
  release(): void {
    for (const notice of this.#tools.book.notices) this.#start(notice)
  }

  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.settled()
  }

  #start(notice: WalletNotice): void {
    if (this.#target === null) return
    const sending = this.#sendUntilTaken(notice, this.#target)
      .catch(() => {})
      .finally(() => this.#running.delete(sending))
    this.#running.add(sending)
  }

  async #sendUntilTaken(notice: WalletNotice, url: string): Promise<void> {
    const { book, save, retryMs } = this.#tools
    const { signal } = this.#stopped
    for (let wait = retryMs; !signal.aborted; wait *= 2) {
      if (await isTaken(url, notice, book, signal)) break
      await setTimeout(wait, undefined, { signal, ref: false })
    }
    if (signal.aborted) return
    book.notices = book.notices.filter(({ id }) => id !== notice.id)
    save()
  }
}

async function isTaken(
  url: string,
  { body }: WalletNotice,
  book: Book,
  signal: AbortSignal,
): Promise<boolean> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const headers = { 'Content-Type': 'application/json', ...signedHeaders(book, body) }
  try {
    const answer = await fetch(url, { method: 'POST', body, headers, signal: patience })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

export function signedHeaders(book: Book, body: string): Record<string, string> {
  const id = randomUUID()
  const time = new Date().toISOString()
  const signature = sign('sha256', signedText(id, time, book.webhookId, body), book.privateKey)
  return {
    'PAYPAL-TRANSMISSION-ID': id,
    'PAYPAL-TRANSMISSION-TIME': time,
    'PAYPAL-TRANSMISSION-SIG': signature.toString('base64'),
    'PAYPAL-AUTH-ALGO': ALGORITHM,
    'PAYPAL-CERT-URL': `${book.url}/v1/notifications/certs/CERT-TEST`,
  }
}

const Claim = z.object({
  auth_algo: z.literal(ALGORITHM),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
})

/** `text` is the raw request body: the signature covers every character of the event, including spaces. */
export function isSigned(book: Book, text: string): boolean {
  const claim = Claim.safeParse(JSON.parse(text))
  const event = /"webhook_event"\s*:([\s\S]*)\}\s*$/.exec(text)?.[1]
  if (!claim.success || event === undefined || claim.data.webhook_id !== book.webhookId) return false
  const { transmission_id, transmission_time, transmission_sig, webhook_id } = claim.data
  const signed = signedText(transmission_id, transmission_time, webhook_id, event)
  return verify('sha256', signed, createPublicKey(book.privateKey), Buffer.from(transmission_sig, 'base64'))
}

function signedText(id: string, time: string, webhookId: string, body: string): Buffer {
  return Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
}
