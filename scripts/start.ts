import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { isBuilt } from './build.ts'

process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'production'
// In a process of its own: the builder's memory would stay with the shop.
const built = isBuilt() ? 0 : spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status
if (built === 0) await import(resolve('dist/server/main.js'))
else process.exitCode = 1
