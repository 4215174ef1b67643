import { buildIfNeeded } from './build.ts'
import { CHECKS, runSteps, vitest } from './steps.ts'

/** Types, lint, dead code and all tests. */
process.env.NODE_ENV = 'test'
await runSteps([
  ...CHECKS,
  { name: 'build', run: buildIfNeeded, isBeside: true },
  // Needs no build, and often waits: beside the checks it leaves no core idle.
  { ...vitest('house'), isBeside: true },
  vitest('browser'),
])
