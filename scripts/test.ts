import { buildIfNeeded } from './build.ts'
import { runSteps, vitest } from './steps.ts'

/** Types, lint, dead code, and every test there is. */
process.env.NODE_ENV = 'test'
await runSteps([
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'build', run: buildIfNeeded },
  vitest('house'),
  vitest('browser'),
])
