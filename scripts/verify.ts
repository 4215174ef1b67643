import { CHECKS, runSteps, vitest } from './steps.ts'

/** The quick check before a commit: everything but the browser tests. */
process.env.NODE_ENV = 'test'
await runSteps([...CHECKS, vitest('house')])
