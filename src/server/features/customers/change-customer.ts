import type { Customer } from '../../../contract/desk/customers.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AuditChanges, recordAct, refuseOverwriting } from '../audit/index.ts'
import { lockCompany } from './companies.queries.ts'
import { type CustomerRow, lockCustomer, updateCustomer } from './customers.queries.ts'
import { getCustomer } from './get-customer.ts'
import { customerSubject } from './subject-of-customer.ts'

type Change = { rev: number; note?: string | undefined; company_id?: number | null | undefined }

/** Changes the note, or assigns the person to a company. */
export async function changeCustomer(context: StaffContext, id: number, typed: Change): Promise<Customer> {
  await inTransaction(context.pool, async ({ db }) => {
    const before = await lockCustomer(db, id)
    if (!before) throw new Refusal(404)
    if (typed.company_id && !(await lockCompany(db, typed.company_id))) throw new Refusal(404)
    const wanted = {
      note: typed.note ?? before.note,
      companyId: typed.company_id === undefined ? before.companyId : typed.company_id,
    }
    const changes = differences(before, wanted)
    const subject = customerSubject(before)
    const edit = { subject, seen: typed.rev, rev: before.rev, fields: Object.keys(changes) }
    await refuseOverwriting(db, context.by, edit, () => getCustomer({ ...context, db }, id))
    const after = await updateCustomer(db, id, wanted)
    await recordAct(db, context.by, {
      act: 'customer.change',
      subject,
      changes: { ...changes, rev: [before.rev, after.rev] },
    })
  })
  return getCustomer(context, id)
}

/** Notes are personal, and so can be the name of a firm of one person. */
function differences(
  before: Pick<CustomerRow, 'note' | 'companyId'>,
  after: Pick<CustomerRow, 'note' | 'companyId'>,
): AuditChanges {
  return {
    ...(before.note !== after.note && { note: ['', 'changed'] }),
    ...(before.companyId !== after.companyId && {
      company: [numbered(before.companyId), numbered(after.companyId)],
    }),
  }
}

function numbered(id: number | null): string | null {
  return id === null ? null : `#${id}`
}
