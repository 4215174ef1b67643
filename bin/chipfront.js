#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Plain JavaScript that any Node can run: cron uses the system's, which may be too old.
const script = fileURLToPath(new URL('../scripts/chipfront.ts', import.meta.url))
const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const node = existsSync(own) ? own : process.execPath
// An import creates and drops millions of strings; a small nursery limits the garbage in memory.
const flags = ['--max-semi-space-size=8']

const child = spawn(node, [...flags, script, ...process.argv.slice(2)], { stdio: 'inherit' })
// Ctrl-C reaches both processes; this one waits for the child.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', status => process.exit(status ?? 1))
