import { runSteps, vitest } from './steps.ts'

/** The quick check before a commit: everything but the browser tests. */
process.env.NODE_ENV = 'test'
await runSteps([
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], isBeside: true },
  { name: 'dead code', command: ['knip'], isBeside: true },
  vitest('house'),
])
