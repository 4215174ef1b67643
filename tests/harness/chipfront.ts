import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Ended = { status: number; output: string; errors: string }

/** Runs a CLI command like `npx chipfront`. */
export async function chipfront(environment: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, NODE_ENV: 'production', ...environment }
  const child = spawn(process.execPath, ['bin/chipfront.js', ...args], { env })
  let output = ''
  let errors = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (errors += chunk))
  child.stdin.end()
  const [status] = await once(child, 'close')
  return { status, output, errors }
}
