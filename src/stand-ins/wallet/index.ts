export { findStandIn } from './book-file.ts'
export { addressOf, type StandIn, startStandIn } from './start-stand-in.ts'
