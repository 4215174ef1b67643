import type { InboxItem } from '../../../contract/desk/inbox.ts'
import type { Right } from '../../../domain/rights.ts'
import { orderPath, quotePath, requestPath } from '../../shell/page/record-paths.ts'

type Place = Pick<InboxItem, 'kind' | 'number' | 'order_id' | 'mail_topic'>

/** Where the item is worked on; null: nowhere that this person may go. */
export function placeOf(
  { kind, number, order_id, mail_topic }: Place,
  may: (right: Right) => boolean,
): string | null {
  if (order_id !== null) return orderPath(number)
  if (kind.startsWith('quote_')) return quotePath(number)
  if (kind === 'request' || (mail_topic === 'request' && number !== '')) return requestPath(number)
  if (kind.startsWith('quote_') || (mail_topic === 'quote' && number !== '')) return quotePath(number)
  return kind === 'mail' && may('settings.edit') ? '/settings/mails' : null
}
