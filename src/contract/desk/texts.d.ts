import type desk from '../../../locales/en/desk.json'
import type audit from '../../../locales/en/desk-audit.json'
import type deskCustomers from '../../../locales/en/desk-customers.json'
import type inbox from '../../../locales/en/desk-inbox.json'
import type keys from '../../../locales/en/desk-keys.json'
import type numbers from '../../../locales/en/desk-numbers.json'
import type orders from '../../../locales/en/desk-orders.json'
import type quotes from '../../../locales/en/desk-quotes.json'
import type requests from '../../../locales/en/desk-requests.json'
import type deskSettings from '../../../locales/en/desk-settings.json'
import type deskStaff from '../../../locales/en/desk-staff.json'

/** The text files of the desk. */
declare module '../wire/messages.ts' {
  interface TextFiles {
    desk: typeof desk
    'desk-audit': typeof audit
    'desk-inbox': typeof inbox
    'desk-keys': typeof keys
    'desk-requests': typeof requests
    'desk-quotes': typeof quotes
    'desk-settings': typeof deskSettings
    'desk-staff': typeof deskStaff
    'desk-orders': typeof orders
    'desk-numbers': typeof numbers
    'desk-customers': typeof deskCustomers
  }
}
