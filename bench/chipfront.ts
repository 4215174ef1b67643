import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

// The same as in bin/chipfront.js.
const FLAGS = ['--max-semi-space-size=8']

export type CommandRun = { seconds: number; peakMb: number; output: string }

/** Runs a CLI command and measures its time and peak memory. */
export async function chipfront(args: string[], environment: NodeJS.ProcessEnv): Promise<CommandRun> {
  const started = performance.now()
  const child = spawn(process.execPath, [...FLAGS, 'dist/server/cli.js', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  let peakMb = 0
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid))
  }, 200)
  const [status] = await once(child, 'close')
  clearInterval(watch)
  if (status !== 0) throw new Error(`chipfront ${args.join(' ')} ended with ${status}: ${output}`)
  return { seconds: (performance.now() - started) / 1000, peakMb, output }
}

function peakOf(pid: number | undefined): number {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kb ?? 0) / 1024
  } catch {
    return 0
  }
}
