import fc from 'fast-check'

const runs = Number(process.env.PROPERTY_RUNS ?? 0)

/**
 * The same examples in every run, so that failures are reproducible; `PROPERTY_RUNS=20000 npx vitest`
 * searches for new ones.
 */
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_240_229 })
