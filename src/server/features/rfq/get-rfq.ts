import { Refusal } from '../../../contract/errors.ts'
import type { RfqDetail } from '../../../contract/rfq.ts'
import type { Database } from '../../database/connection.ts'
import { type DescribedPart, describeParts } from '../catalogue/index.ts'
import { toEntry } from './list-rfqs.ts'
import { findRfq, type LineRow, listLines } from './rfq.queries.ts'

export async function getRfq(db: Database, userId: number, id: number): Promise<RfqDetail> {
  const rfq = await findRfq(db, id)
  if (rfq?.userId !== userId) throw new Refusal(404)
  const lines = await listLines(db, id)
  const parts = await describeParts(
    db,
    lines.flatMap(({ partId }) => partId ?? []),
  )
  return {
    ...toEntry({ ...rfq, lineCount: lines.length }),
    lines: lines.map(line => toLine(line, parts)),
    contact_name: rfq.contactName,
    company_name: rfq.companyName,
    email: rfq.email,
    telephone: rfq.telephone,
    country: rfq.country,
    comment: rfq.comment,
  }
}

function toLine(line: LineRow, parts: Map<number, DescribedPart>): RfqDetail['lines'][number] {
  const part = line.partId === null ? undefined : parts.get(line.partId)
  return {
    goods_id: line.partId,
    part_number: line.partNumber,
    manufacturer: line.manufacturer,
    package: line.package,
    date_code: line.dateCode,
    qty: line.qty,
    target_price: line.targetPrice === null ? null : Number(line.targetPrice),
    goods_page_url: part?.goods_page_url ?? '',
    icons: part?.icons ?? '',
  }
}
