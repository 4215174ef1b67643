export { sweepUploads } from './bom.queries.ts'
export { bomRoutes } from './bom.routes.ts'
export { createBomReader } from './worker/index.ts'
