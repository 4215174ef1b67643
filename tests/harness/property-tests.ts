import fc from 'fast-check'

const runs = Number(process.env.PROPERTY_RUNS ?? 0)

/** The same examples in every run, so that a failure is never chance; `PROPERTY_RUNS=20000 npx vitest` looks for new ones. */
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_240_229 })
