export type { ReadGrid } from './bom-job.ts'
export { BOM_WORKERS, type BomReader, createBomReader } from './create-bom-reader.ts'
