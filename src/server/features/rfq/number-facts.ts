import type { ComposeTools } from '../mail/index.ts'
import { namesOf } from './number.ts'
import type { RfqRow } from './rfq.queries.ts'

export function numberFacts(t: ComposeTools['t'], { number }: RfqRow): string[] {
  const { rfq_number, inquiry_number } = namesOf(number)
  return [
    t('mail.rfq_buyer.number', { number: rfq_number }),
    t('mail.rfq_buyer.inquiry', { number: inquiry_number }),
  ]
}
