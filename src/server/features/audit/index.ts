export { auditRoutes } from './audit.routes.ts'
export type { Changes } from './audit.tables.ts'
export { recordAct } from './record.ts'
