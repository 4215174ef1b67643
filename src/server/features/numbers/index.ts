export { newNumber } from './new-number.ts'
