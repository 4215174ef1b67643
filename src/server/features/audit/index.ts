export { auditRoutes } from './audit.routes.ts'
export type { AuditChanges } from './audit.tables.ts'
export { recordAct } from './record.ts'
export { refuseOverwriting } from './refuse-overwriting.ts'
