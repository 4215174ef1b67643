import { CHECKS, runSteps, vitest } from './steps.ts'

/** Types, lint, dead code and all tests. */
process.env.NODE_ENV = 'test'
await runSteps([
  ...CHECKS,
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  // Both kinds of tests side by side leave no core idle while some of them wait.
  vitest('house'),
  { ...vitest('browser'), after: 'build' },
])
