import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { isBuilt } from './build.ts'

process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'production'
// In a separate process: the builder's memory would stay with the shop.
const built = isBuilt() ? 0 : spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status
if (built === 0) await startShop(resolve('dist/server/main.js'))
else process.exitCode = 1

/**
 * The memory limits of V8 and the C library cannot be changed later, so this process is replaced by the shop.
 */
async function startShop(main: string): Promise<void> {
  if (!process.execve) return void (await import(main))
  const { env } = process
  process.execve(process.execPath, [process.execPath, ...process.execArgv, main], {
    MALLOC_ARENA_MAX: '1',
    ...env,
    NODE_OPTIONS: `--max-semi-space-size=16 ${env.NODE_OPTIONS ?? ''}`,
  })
}
