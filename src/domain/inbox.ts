import type { Right } from './rights.ts'

/** The lanes of items that wait for staff, in the order of the screen. */
export const LANES = ['reply', 'money', 'ship', 'chase', 'trouble'] as const
export type Lane = (typeof LANES)[number]

export const INBOX_KINDS = [
  'request',
  'message',
  'quote_reply',
  'quote_approval',
  'transfer',
  'short',
  'refund',
  'surplus',
  'shipment',
  'unpaid',
  'overdue',
  'quote_chase',
  'mail',
  'payment',
  'refused',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

type Waiting = {
  lane: Lane
  /** One of these rights shows it, and one of those lets a person mark it. */
  seenWith: readonly Right[]
  workedWith: readonly Right[]
}

const money = { seenWith: ['orders.money'], workedWith: ['orders.money'] } as const
const quoting = { seenWith: ['quote.edit'], workedWith: ['quote.edit'] } as const
const selling = ['requests.work', 'orders.edit'] as const

const WAITING: Record<InboxKind, Waiting> = {
  request: { lane: 'reply', seenWith: ['requests.read'], workedWith: ['requests.work'] },
  /** The buyer has written about an order. */
  message: { lane: 'reply', seenWith: ['orders.edit'], workedWith: ['orders.edit'] },
  /** The buyer of a quote has asked for another price or has a question. */
  quote_reply: { lane: 'reply', ...quoting },
  /** A seller asks to send prices below the floor. */
  quote_approval: { lane: 'reply', seenWith: ['quote.approve'], workedWith: ['quote.approve'] },
  /** Seen and not answered, or about to end. */
  quote_chase: { lane: 'chase', ...quoting },
  /** The buyer has reported a transfer. */
  transfer: { lane: 'money', ...money },
  /** Less than the total has arrived. */
  short: { lane: 'money', ...money },
  /** Money has to be sent back by bank. */
  refund: { lane: 'money', ...money },
  /** More than the total has arrived, or money for an order that is closed. */
  surplus: { lane: 'money', ...money },
  shipment: { lane: 'ship', seenWith: ['orders.ship'], workedWith: ['orders.ship'] },
  /** It is canceled today unless it is paid. */
  unpaid: {
    lane: 'chase',
    seenWith: ['orders.edit', 'orders.money'],
    workedWith: ['orders.edit', 'orders.money'],
  },
  /** On terms, and not paid by the last day. */
  overdue: {
    lane: 'chase',
    seenWith: ['orders.edit', 'orders.money'],
    workedWith: ['orders.edit', 'orders.money'],
  },
  mail: { lane: 'trouble', seenWith: selling, workedWith: selling },
  /** A payment that needs a person. */
  payment: { lane: 'trouble', ...money },
  /** The wallet has refused a refund, and nothing was refunded since. */
  refused: { lane: 'trouble', ...money },
}

export function laneOf(kind: InboxKind): Lane {
  return WAITING[kind].lane
}

export function visibleKinds(rights: readonly Right[]): InboxKind[] {
  return INBOX_KINDS.filter(kind => WAITING[kind].seenWith.some(right => rights.includes(right)))
}

export function mayMark(kind: InboxKind, rights: readonly Right[]): boolean {
  return rights.includes('inbox.work') && WAITING[kind].workedWith.some(right => rights.includes(right))
}

/** The topics of mails, for mails that have failed. */
export const MAIL_TOPICS = [
  'order',
  'request',
  'quote',
  'watch',
  'newsletter',
  'feedback',
  'staff',
  'account',
] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

const TOPICS_BY_PREFIX = new Map<string, MailTopic>([
  ['order', 'order'],
  ['rfq', 'request'],
  ['quote', 'quote'],
  ['watch', 'watch'],
  ['subscribe', 'newsletter'],
  ['subscribed', 'newsletter'],
  ['newsletter', 'newsletter'],
  ['feedback', 'feedback'],
  ['staff', 'staff'],
  ['bank', 'staff'],
])

/** All other kinds, such as `reset`, are about the account of a customer. */
export function mailTopic(kind: string): MailTopic {
  const [prefix = ''] = kind.split('_', 1)
  return TOPICS_BY_PREFIX.get(prefix) ?? 'account'
}

/** How long a person can put something off. */
export const SNOOZES = ['hours', 'tomorrow', 'monday'] as const
export type Snooze = (typeof SNOOZES)[number]
export const SNOOZE_HOURS = 3
