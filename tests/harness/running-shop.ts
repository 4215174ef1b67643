import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { copyDatabase } from './copy-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
  }
}

/** The built shop as `npm start` runs it, on a free port and a separate database. */
export default async function setup(project: TestProject) {
  const { url, drop } = await copyDatabase(project.getProvidedContext().databaseServer)
  const shop = await runShop('dist/server/main.js', { DATABASE_URL: url, NODE_ENV: 'production' })
  project.provide('shopUrl', shop.url)
  return async () => {
    await shop.stop()
    await drop()
  }
}

export type RunningShop = {
  url: string
  output: () => string
  process: ChildProcess
  stop: () => Promise<number | null>
}

export async function runShop(script: string, environment: NodeJS.ProcessEnv): Promise<RunningShop> {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const url = `http://localhost:${port}`
  await untilAnswering(`${url}/readyz`, child, () => output).catch(error => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    output: () => output,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

/** Eight minutes and more: on a very busy machine a start took three. */
const TRIES = 9_600

async function untilAnswering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}:\n${output()}`)
    const isReady = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`the shop did not answer:\n${output()}`)
}

/** Below the ports that the system gives to clients, so that none of them takes it before the shop does. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
