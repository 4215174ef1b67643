export { sweepAllowances } from './allowance.queries.ts'
export {
  type Count,
  clearAllowance,
  noteUse,
  returnAllowance,
  takeAllowance,
  tryAllowance,
  usesBeyond,
} from './take-allowance.ts'
