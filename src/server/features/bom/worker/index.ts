export { BOM_WORKERS, type BomReader, createBomReader } from './create-bom-reader.ts'
