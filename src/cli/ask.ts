import { createInterface } from 'node:readline/promises'

/** Whether the answer is exactly "yes". */
export async function askForYes(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    // While readline reads the terminal, Ctrl-C goes to it and not to the process.
    terminal.on('SIGINT', () => process.emit('SIGINT'))
    return (await terminal.question(question, { signal })).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
