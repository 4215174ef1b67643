import { listAudit as listAuditEndpoint } from '../../../contract/desk/audit.ts'
import { type DeskRoute, serveDesk } from '../../api/desk-route.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(): DeskRoute[] {
  return [
    serveDesk(listAuditEndpoint, ({ context, query }) =>
      listAudit(
        context,
        {
          label: query.q,
          staffId: query.staff_id,
          subjectKind: query.subject_kind,
          subjectId: query.subject_id,
        },
        query.after,
      ),
    ),
  ]
}
