import { createInterface } from 'node:readline/promises'

/** Whether the answer typed is the whole word. */
export async function askForYes(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    // The terminal hands Ctrl-C to whoever reads it.
    terminal.on('SIGINT', () => process.emit('SIGINT'))
    return (await terminal.question(question, { signal })).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
