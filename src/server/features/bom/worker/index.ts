export { type BomReader, createBomReader, ReaderBusy } from './create-bom-reader.ts'
