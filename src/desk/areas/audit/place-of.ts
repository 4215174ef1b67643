import type { AuditEntry } from '../../../contract/desk/audit.ts'
import type { Right } from '../../../domain/rights.ts'
import {
  companyPath,
  customerPath,
  orderPath,
  quotePath,
  requestPath,
} from '../../shell/page/record-paths.ts'

type Place = { path: string; may: Right }

/** The screen of the thing that an entry is about; null if it has none. */
export function placeOf({ subject_kind, subject_id, label }: AuditSubject): Place | null {
  if (subject_kind === 'order') return { path: orderPath(label), may: 'orders.read' }
  if (subject_kind === 'request') return { path: requestPath(label), may: 'requests.read' }
  if (subject_kind === 'quote') return { path: quotePath(label), may: 'quote.read' }
  if (subject_kind === 'customer') return { path: customerPath(subject_id), may: 'customers.read' }
  if (subject_kind === 'company') return { path: companyPath(subject_id), may: 'customers.read' }
  return subject_kind === 'staff' ? { path: `/staff/${subject_id}`, may: 'staff.manage' } : null
}

type AuditSubject = Pick<AuditEntry, 'subject_kind' | 'subject_id' | 'label'>
