export { sweepAllowances } from './allowance.queries.ts'
export { type Count, clearAllowance, returnAllowance, takeAllowance, tryAllowance } from './take-allowance.ts'
