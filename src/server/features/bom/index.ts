export { sweepUploads } from './bom.queries.ts'
export { bomRoutes } from './bom.routes.ts'
export { type BomReader, createBomReader } from './worker/index.ts'
