import type { MessageKey } from '../../../contract/wire/messages.ts'
import type { Right } from '../../../domain/rights.ts'
import type { KeyAct } from './key-acts.ts'

/** A key, or two keys one after the other. */
export type Shortcut = {
  keys: readonly [string] | readonly [string, string]
  /** Another key that does the same. */
  or?: string
  text: MessageKey
  may: Right | null
} & (
  | { goes: string }
  | {
      does:
        | 'show_keys'
        | 'find'
        | 'search'
        | 'next_row'
        | 'previous_row'
        | 'select_row'
        | 'select_range'
        | 'close'
        | 'primary'
        | 'new'
        | 'edit'
        | KeyAct
    }
)

const FIND_KEY = 'Ctrl k'
const PRIMARY_KEY = 'Ctrl enter'

/** Whether a key means the page. In a field most keys are typed, and over a dialog only its own form can be sent. */
export function isForPage(key: string, { isTyping, hasDialog }: Record<'isTyping' | 'hasDialog', boolean>) {
  if (key === PRIMARY_KEY) return true
  return !hasDialog && (key === FIND_KEY || !isTyping)
}

/** All keys of the desk. The sheet shows this list, too. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], text: 'desk_keys.help', may: null, does: 'show_keys' },
  { keys: [FIND_KEY], text: 'desk_keys.find', may: null, does: 'find' },
  { keys: ['/'], text: 'desk_keys.search', may: null, does: 'search' },
  { keys: ['j'], or: 'ArrowDown', text: 'desk_keys.next', may: null, does: 'next_row' },
  { keys: ['k'], or: 'ArrowUp', text: 'desk_keys.previous', may: null, does: 'previous_row' },
  { keys: ['Escape'], text: 'desk_keys.close', may: null, does: 'close' },
  { keys: ['x'], text: 'desk_keys.select', may: null, does: 'select_row' },
  { keys: ['X'], text: 'desk_keys.select_range', may: null, does: 'select_range' },
  { keys: [PRIMARY_KEY], text: 'desk_keys.primary', may: null, does: 'primary' },
  { keys: ['n'], text: 'desk_keys.new', may: 'quote.edit', does: 'new' },
  { keys: ['e'], text: 'desk_keys.edit', may: null, does: 'edit' },
  { keys: ['m'], text: 'desk_keys.mine', may: 'inbox.work', does: 'mine' },
  { keys: ['a'], text: 'desk_keys.assign', may: 'inbox.work', does: 'assign' },
  { keys: ['['], text: 'desk_keys.later', may: 'inbox.work', does: 'later' },
  { keys: [']'], text: 'desk_keys.done', may: 'inbox.work', does: 'done' },
  { keys: ['q'], text: 'desk_keys.quote_it', may: 'quote.edit', does: 'quote' },
  { keys: ['u'], text: 'desk_keys.undo', may: 'inbox.work', does: 'undo' },
  { keys: ['g', 'i'], text: 'desk_keys.inbox', may: 'inbox.read', goes: '/' },
  { keys: ['g', 'r'], text: 'desk_keys.requests', may: 'requests.read', goes: '/requests' },
  { keys: ['g', 'q'], text: 'desk_keys.quotes', may: 'quote.read', goes: '/quotes' },
  { keys: ['g', 'o'], text: 'desk_keys.orders', may: 'orders.read', goes: '/orders' },
  { keys: ['g', 'c'], text: 'desk_keys.customers', may: 'customers.read', goes: '/customers' },
  { keys: ['g', 'h'], text: 'desk_keys.reports', may: 'reports.read', goes: '/reports' },
  { keys: ['g', 's'], text: 'desk_keys.staff', may: 'staff.manage', goes: '/staff' },
  { keys: ['g', 'e'], text: 'desk_keys.settings', may: 'settings.read', goes: '/settings' },
  { keys: ['g', 'a'], text: 'desk_keys.audit', may: 'audit.read', goes: '/audit' },
  { keys: ['g', 'm'], text: 'desk_keys.me', may: null, goes: '/me' },
]

/** The shortcut that ends with this key, or `waiting` if the key can begin one. */
export function matchKeys(
  list: readonly Shortcut[],
  before: string | null,
  key: string,
): Shortcut | 'waiting' | null {
  const pressed = before === null ? key : `${before} ${key}`
  const found = list.find(({ keys, or }) => keys.join(' ') === pressed || or === pressed)
  if (found) return found
  const begins = list.some(({ keys: [first, second] }) => second !== undefined && first === key)
  if (begins) return 'waiting'
  return before === null ? null : matchKeys(list, null, key)
}
