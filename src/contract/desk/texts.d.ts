import type desk from '../../../locales/en/desk.json'
import type deskCustomers from '../../../locales/en/desk-customers.json'
import type inbox from '../../../locales/en/desk-inbox.json'
import type orders from '../../../locales/en/desk-orders.json'
import type requests from '../../../locales/en/desk-requests.json'
import type deskSettings from '../../../locales/en/desk-settings.json'

/** The text files of the desk. */
declare module '../wire/messages.ts' {
  interface TextFiles {
    desk: typeof desk
    'desk-inbox': typeof inbox
    'desk-requests': typeof requests
    'desk-settings': typeof deskSettings
    'desk-orders': typeof orders
    'desk-customers': typeof deskCustomers
  }
}
