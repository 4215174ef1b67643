import type { Company } from '../../../contract/desk/customers.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { companyKey } from '../../../domain/company-name.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { type AuditChanges, recordAct, refuseOverwriting } from '../audit/index.ts'
import {
  addCompanyRow,
  type CompanyRow,
  countPeople,
  isTaken,
  lockCompany,
  type NewCompany,
  removeCompanyRow,
  updateCompany,
} from './companies.queries.ts'
import { getCompany } from './get-company.ts'
import { companySubject } from './subject-of-customer.ts'

type Fields = { name: string; country: string; vat_id: string; eori: string; note: string }

export async function addCompany(context: StaffContext, typed: Fields): Promise<Company> {
  const id = await inTransaction(context.pool, async ({ db }) => {
    const company = await addCompanyRow(db, toRow(typed))
    if (!company) throw refuseTaken()
    await recordAct(db, context.by, {
      act: 'company.add',
      subject: companySubject(company),
      changes: { country: [null, company.country], rev: [null, company.rev] },
    })
    return company.id
  })
  return getCompany(context, id)
}

type Change = { rev: number } & { [Field in keyof Fields]?: Fields[Field] | undefined }

export async function changeCompany(context: StaffContext, id: number, typed: Change): Promise<Company> {
  await inTransaction(context.pool, async ({ db }) => {
    const before = await lockCompany(db, id)
    if (!before) throw new Refusal(404)
    const wanted = toRow({
      name: typed.name ?? before.name,
      country: typed.country ?? before.country,
      vat_id: typed.vat_id ?? before.vatId,
      eori: typed.eori ?? before.eori,
      note: typed.note ?? before.note,
    })
    const changes = differences(before, wanted)
    const subject = companySubject(before)
    const edit = { subject, seen: typed.rev, rev: before.rev, fields: Object.keys(changes) }
    await refuseOverwriting(db, context.by, edit, () => getCompany({ ...context, db }, id))
    if (await isTaken(db, { id, ...wanted })) throw refuseTaken()
    const after = await updateCompany(db, id, wanted)
    await recordAct(db, context.by, {
      act: 'company.change',
      subject,
      changes: { ...changes, rev: [before.rev, after.rev] },
    })
  }).catch(error => {
    // Two people may choose the same name at once.
    throw isUniqueViolation(error) ? refuseTaken() : error
  })
  return getCompany(context, id)
}

export async function removeCompany({ pool, by }: StaffContext, id: number): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    const company = await lockCompany(db, id)
    if (!company) throw new Refusal(404)
    if ((await countPeople(db, id)) > 0) throw new Refusal(409, { reason: 'desk_errors.company_has_people' })
    await removeCompanyRow(db, id)
    await recordAct(db, by, { act: 'company.remove', subject: companySubject(company) })
  })
  return null
}

function toRow({ name, country, vat_id, eori, note }: Fields): NewCompany {
  return { name, nameKey: companyKey(name), country, vatId: vat_id, eori, note }
}

/** The name can be a person's, and notes are personal. */
function differences(before: CompanyRow, after: NewCompany): AuditChanges {
  return {
    ...(before.name !== after.name && { name: ['', 'changed'] }),
    ...(before.country !== after.country && { country: [before.country, after.country] }),
    ...(before.vatId !== after.vatId && { vat_id: ['', 'changed'] }),
    ...(before.eori !== after.eori && { eori: ['', 'changed'] }),
    ...(before.note !== after.note && { note: ['', 'changed'] }),
  }
}

function refuseTaken(): Refusal {
  const reason = 'desk_errors.company_taken' as const
  return new Refusal(409, { reason, fields: { name: { key: reason } } })
}
