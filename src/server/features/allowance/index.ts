export { sweepAllowances } from './allowance.queries.ts'
export { type Count, clearAllowance, returnAllowance, takeAllowance } from './take-allowance.ts'
