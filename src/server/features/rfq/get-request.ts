import type { RequestDetail } from '../../../contract/desk/requests.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { listActsOn } from '../audit/index.ts'
import type { PartsContext } from '../catalogue/index.ts'
import { listMessages } from '../messages/index.ts'
import { findLastSales } from '../orders/index.ts'
import { type DeskRfqRow, findDeskRfq } from './desk.queries.ts'
import { matchRequestLines } from './match-request-lines.ts'
import { bareNumber, REQUEST } from './number.ts'
import { findLastQuotes } from './quoted-rfqs.queries.ts'
import { toRequestDetail } from './request.wire.ts'
import { requestFigures } from './request-figures.ts'
import { listLines } from './rfq.queries.ts'

const MOST_ACTS = 200

/** For the desk: a request by its number, in any notation. Does not mark it viewed. */
export async function getRequest(context: PartsContext, typed: string): Promise<RequestDetail> {
  const rfq = await findDeskRfq(context.db, bareNumber(typed))
  if (!rfq) throw new Refusal(404)
  return describeRequest(context, rfq)
}

async function describeRequest(context: PartsContext, rfq: DeskRfqRow): Promise<RequestDetail> {
  const { db } = context
  const lines = await matchRequestLines(context, await listLines(db, rfq.id))
  const partIds = lines.flatMap(({ match }) => match.parts.slice(0, 1).map(partIdOf))
  return toRequestDetail(rfq, {
    figures: requestFigures(
      lines.map(({ match, ...line }) => ({
        ...line,
        part: match.kind === 'exact' ? match.parts[0] : undefined,
      })),
    ),
    lines,
    sales: await findLastSales(db, rfq, partIds),
    quoted: await findLastQuotes(db, rfq, partIds),
    messages: await listMessages(db, { subjectKind: REQUEST, subjectId: rfq.id }),
    acts: await listActsOn(db, { kind: REQUEST, id: rfq.id }, MOST_ACTS),
  })
}
