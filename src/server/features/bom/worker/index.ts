export { type BomReader, createBomReader } from './create-bom-reader.ts'
export { ReaderBusy } from './worker-pool.ts'
