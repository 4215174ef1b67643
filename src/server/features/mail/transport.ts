import type { Message } from './message.ts'

/** A way out of the house. `send` is done when whoever takes the mail has taken responsibility for it. */
export type Transport = { send: (message: Message) => Promise<void>; close: () => void }
