import type { InboxItem } from '../../../contract/desk/inbox.ts'
import type { Right } from '../../../domain/rights.ts'
import { orderPath, requestPath } from '../../shell/page/record-paths.ts'

type Place = Pick<InboxItem, 'kind' | 'number' | 'order_id' | 'mail_topic'>

/** Where the item is worked on; null: nowhere that this person may go. */
export function placeOf(
  { kind, number, order_id, mail_topic }: Place,
  may: (right: Right) => boolean,
): string | null {
  if (order_id !== null) return orderPath(number)
  if (kind === 'request' || (mail_topic === 'request' && number !== '')) return requestPath(number)
  return kind === 'mail' && may('settings.edit') ? '/settings/mails' : null
}

/** A mail without a number is known by its recipient. */
export function nameOf({ number, who }: Pick<InboxItem, 'number' | 'who'>): string {
  return number || who
}
