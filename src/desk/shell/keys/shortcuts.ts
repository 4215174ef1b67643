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
  { keys: ['?'], text: 'desk.keys.help', may: null, does: 'show_keys' },
  { keys: [FIND_KEY], text: 'desk.keys.find', may: null, does: 'find' },
  { keys: ['/'], text: 'desk.keys.search', may: null, does: 'search' },
  { keys: ['j'], or: 'ArrowDown', text: 'desk.keys.next', may: null, does: 'next_row' },
  { keys: ['k'], or: 'ArrowUp', text: 'desk.keys.previous', may: null, does: 'previous_row' },
  { keys: ['Escape'], text: 'desk.keys.close', may: null, does: 'close' },
  { keys: ['x'], text: 'desk.keys.select', may: null, does: 'select_row' },
  { keys: ['X'], text: 'desk.keys.select_range', may: null, does: 'select_range' },
  { keys: [PRIMARY_KEY], text: 'desk.keys.primary', may: null, does: 'primary' },
  { keys: ['n'], text: 'desk.keys.new', may: null, does: 'new' },
  { keys: ['e'], text: 'desk.keys.edit', may: null, does: 'edit' },
  { keys: ['m'], text: 'desk.keys.mine', may: 'inbox.work', does: 'mine' },
  { keys: ['a'], text: 'desk.keys.assign', may: 'inbox.work', does: 'assign' },
  { keys: ['['], text: 'desk.keys.later', may: 'inbox.work', does: 'later' },
  { keys: [']'], text: 'desk.keys.done', may: 'inbox.work', does: 'done' },
  { keys: ['q'], text: 'desk.keys.quote_it', may: 'quote.edit', does: 'quote' },
  { keys: ['u'], text: 'desk.keys.undo', may: 'inbox.work', does: 'undo' },
  { keys: ['g', 'i'], text: 'desk.keys.inbox', may: 'inbox.read', goes: '/' },
  { keys: ['g', 'r'], text: 'desk.keys.requests', may: 'requests.read', goes: '/requests' },
  { keys: ['g', 'q'], text: 'desk.keys.quotes', may: 'quote.read', goes: '/quotes' },
  { keys: ['g', 'o'], text: 'desk.keys.orders', may: 'orders.read', goes: '/orders' },
  { keys: ['g', 'c'], text: 'desk.keys.customers', may: 'customers.read', goes: '/customers' },
  { keys: ['g', 'h'], text: 'desk.keys.reports', may: 'reports.read', goes: '/reports' },
  { keys: ['g', 's'], text: 'desk.keys.staff', may: 'staff.manage', goes: '/staff' },
  { keys: ['g', 'e'], text: 'desk.keys.settings', may: 'settings.read', goes: '/settings' },
  { keys: ['g', 'a'], text: 'desk.keys.audit', may: 'audit.read', goes: '/audit' },
  { keys: ['g', 'm'], text: 'desk.keys.me', may: null, goes: '/me' },
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
