import { buildIfNeeded } from './build.ts'
import { runSteps, vitest } from './steps.ts'

/** Types, lint, dead code and all tests. */
process.env.NODE_ENV = 'test'
await runSteps([
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], isBeside: true },
  { name: 'dead code', command: ['knip'], isBeside: true },
  { name: 'build', run: buildIfNeeded, isBeside: true },
  vitest('house'),
  vitest('browser'),
])
