import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { isBuilt } from './build.ts'

/** The target of `npx chipfront`: builds when needed, then runs in the caller's folder. */
const root = resolve(import.meta.dirname, '..')
const here = process.cwd()
process.chdir(root)
process.env.NODE_ENV = 'production'
const built = isBuilt() ? 0 : spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status
process.chdir(here)
if (built === 0) await import(join(root, 'dist/server/cli.js'))
else process.exitCode = 1
