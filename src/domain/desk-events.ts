import type { Right } from './rights.ts'

type DeskEvent = {
  /** The right that a person needs to receive it. */
  may: Right
  /** Areas of the desk whose data is loaded again. */
  areas: readonly string[]
}

const CUSTOMERS: DeskEvent = { may: 'customers.read', areas: ['customers'] }

/** The changes that open desks receive, by the kind of thing that has changed. All other kinds are dropped. */
const DESK_EVENTS: Record<string, DeskEvent> = {
  request: { may: 'requests.read', areas: ['requests', 'inbox', 'customers'] },
  quote: { may: 'quote.read', areas: ['quotes', 'requests', 'inbox', 'customers'] },
  order: { may: 'orders.read', areas: ['orders', 'inbox', 'customers'] },
  mail: { may: 'inbox.read', areas: ['inbox', 'mails'] },
  mark: { may: 'inbox.read', areas: ['inbox', 'requests'] },
  customer: CUSTOMERS,
  user: CUSTOMERS,
  company: CUSTOMERS,
  setting: { may: 'settings.read', areas: ['settings'] },
  settings: { may: 'settings.read', areas: ['settings'] },
  staff: { may: 'staff.manage', areas: ['staff'] },
}

/** A change as `kind:id`. */
export function isSentTo(change: string, rights: readonly Right[]): boolean {
  const event = DESK_EVENTS[kindOf(change)]
  return event !== undefined && rights.includes(event.may)
}

export function areasOf(change: string): readonly string[] {
  return DESK_EVENTS[kindOf(change)]?.areas ?? []
}

export function kindOf(change: string): string {
  return change.split(':', 1)[0] ?? ''
}
