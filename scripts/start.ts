import { resolve } from 'node:path'
import { buildIfNeeded } from './build.ts'

process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV ??= 'production'
await buildIfNeeded()
await import(resolve('dist/server/main.js'))
