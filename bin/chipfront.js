#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, for whatever Node it is started with: from cron that is the system's, which may be too old.
const script = new URL('../scripts/chipfront.ts', import.meta.url)
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const isOld = Number.parseInt(process.versions.node, 10) < 24

if (isOld && existsSync(node)) {
  const child = spawn(node, [fileURLToPath(script), ...process.argv.slice(2)], { stdio: 'inherit' })
  // Ctrl-C reaches both; the child decides when it is done.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', status => process.exit(status ?? 1))
} else {
  await import(script.href)
}
