export { addressOf } from './address-of.ts'
export { findStandIn } from './book-file.ts'
export { type StandIn, startStandIn } from './start-stand-in.ts'
