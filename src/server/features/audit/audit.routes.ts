import {
  listAudit as listAuditEndpoint,
  listAuditPeople as listAuditPeopleEndpoint,
} from '../../../contract/desk/audit.ts'
import { type DeskRoute, serveDesk } from '../../api/desk-route.ts'
import { listAuditPeople } from './audit.queries.ts'
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
          from: query.from,
          to: query.to,
        },
        query.after,
      ),
    ),
    serveDesk(listAuditPeopleEndpoint, ({ context: { db } }) => listAuditPeople(db)),
  ]
}
