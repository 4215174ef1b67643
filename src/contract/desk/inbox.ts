import * as z from 'zod/mini'
import { INBOX_KINDS, LANES, MAIL_TOPICS, SNOOZES } from '../../domain/inbox.ts'
import { LIMITS } from '../../domain/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { BodyId, text, WholeNumber } from '../wire/fields.ts'

const Person = z.object({ id: z.int(), name: z.string() })

export const InboxItem = z.object({
  kind: z.enum(INBOX_KINDS),
  id: z.int(),
  lane: z.enum(LANES),
  /** Sent back with a mark: a changed item stays visible. */
  rev: z.string(),
  /** How often the request, the quote or the order was changed; sent back with a mark, too. */
  record_rev: z.int(),
  /** Of the request, the quote or the order; empty for a failed mail that is about none. */
  number: z.string(),
  /** Of a failed mail: its topic. */
  mail_topic: z.optional(z.enum(MAIL_TOPICS)),
  /** Null: not about an order. */
  order_id: z.nullable(z.int()),
  /** Company or person. */
  who: z.string(),
  line_count: z.int(),
  /** The part number of the first line. */
  first_part: z.string(),
  /** USD. Only for staff who may see prices. */
  value: z.optional(z.number()),
  /** USD reported, received or due, where it differs from the value. */
  amount: z.optional(z.number()),
  since: z.iso.datetime(),
  /** When the promise is broken, or the order is canceled. Null: no promise. */
  due: z.nullable(z.iso.datetime()),
  /** Until then, for requests in business hours; negative when it is late. */
  minutes_left: z.nullable(z.int()),
  owner: z.nullable(Person),
  can_mark: z.boolean(),
  /** Of a long lane: one of the newest, behind those that are not listed. */
  is_newest: z.boolean(),
})
export type InboxItem = z.infer<typeof InboxItem>

export const getInbox = endpoint({
  method: 'GET',
  path: '/desk/api/inbox',
  summary:
    'Items that wait for staff, by lane and oldest promise first: of a long lane, the first and the newest; with `owner=me`, only the person’s own items; with `number`, only those of one order or request. A lane that the person may not see is left out',
  may: 'inbox.read',
  query: z.object({ owner: z.optional(z.enum(['me'])), number: z.optional(text(LIMITS.nameLength)) }),
  data: z.object({
    /** `listed`: how many of them the list has. */
    lanes: z.array(z.object({ lane: z.enum(LANES), count: z.int(), listed: z.int() })),
    list: z.array(InboxItem),
  }),
})

export const countInbox = endpoint({
  method: 'GET',
  path: '/desk/api/inbox/count',
  summary: 'The number of items that wait for staff',
  may: 'inbox.read',
  data: z.object({
    count: z.int(),
    /** Until the next item that was put off comes back. Null: nothing is put off. */
    back_in_ms: z.nullable(z.int()),
  }),
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/desk/api/inbox/people',
  summary: 'Members of staff, and the kinds of items that can be assigned to them',
  may: 'inbox.read',
  data: z.array(z.object({ id: z.int(), name: z.string(), kinds: z.array(z.enum(INBOX_KINDS)) })),
})

const MARKS = ['mine', 'assign', 'snooze', 'done', 'wake'] as const

export const markInbox = endpoint({
  method: 'POST',
  path: '/desk/api/inbox/mark',
  summary:
    '`mine` takes an item without an owner, `assign` gives it to `owner_id` or removes its owner (409 if the owner is no longer `seen_owner_id`), `snooze` hides it until later, `done` hides it, `wake` shows it again. Hidden items come back when the buyer, a colleague or the shop changes their record',
  may: 'inbox.work',
  body: z.object({
    kind: z.enum(INBOX_KINDS),
    id: BodyId,
    rev: text(LIMITS.nameLength),
    /** With it, own acts on the record since `rev` do not bring the item back. */
    record_rev: z.optional(WholeNumber),
    act: z.enum(MARKS),
    owner_id: z.optional(z.nullable(BodyId)),
    /** The owner that the person saw. Programs that accept any current owner omit it. */
    seen_owner_id: z.optional(z.nullable(BodyId)),
    until: z.optional(z.enum(SNOOZES)),
  }),
  data: z.object({
    owner: z.nullable(Person),
    /** To undo the mark: the owner before. */
    former_owner_id: z.nullable(z.int()),
  }),
})
