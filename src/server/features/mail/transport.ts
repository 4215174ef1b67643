import type { Message } from './message.ts'

export type Transport = {
  /** Resolves when the receiver has accepted the mail; an aborted signal ends the attempt. */
  send: (message: Message, signal?: AbortSignal) => Promise<void>
  close: () => void
}
