import { Refusal } from '../../../contract/wire/errors.ts'
import { hasPrices } from '../../../domain/papers.ts'
import type { StaffContext } from '../../context.ts'
import { findDocument, findOrderOfStaff } from '../orders/index.ts'
import { getPaperFile } from '../papers/index.ts'
import type { ProformaWriter } from '../proforma/index.ts'

/** A paper with prices only for people who may see them. */
export async function getStaffPaper(
  { db, staff, writer }: Pick<StaffContext, 'db' | 'staff'> & { writer: ProformaWriter },
  number: string,
  id: number,
) {
  const order = await findOrderOfStaff(db, number)
  const paper = order && (await findDocument(db, order.id, id))
  if (!paper) throw new Refusal(404)
  if (hasPrices(paper.kind) && !staff.rights.includes('prices.see'))
    throw new Refusal(403, { reason: 'desk_errors.no_right' })
  return getPaperFile({ db, writer, owner: `staff ${staff.staffId}` }, paper)
}
