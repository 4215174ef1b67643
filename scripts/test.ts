import { CHECKS, runSteps, vitest } from './steps.ts'

/** Types, lint, dead code and all tests. */
process.env.NODE_ENV = 'test'
await runSteps([
  ...CHECKS,
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  // Needs no build, and often waits: beside the checks it leaves no core idle.
  vitest('house'),
  { ...vitest('browser'), after: ['build', 'house tests'] },
])
