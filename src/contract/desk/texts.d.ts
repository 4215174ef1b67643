import type desk from '../../../locales/en/desk.json'
import type inbox from '../../../locales/en/desk-inbox.json'

/** The text file of the desk. */
declare module '../wire/messages.ts' {
  interface TextFiles {
    desk: typeof desk
    'desk-inbox': typeof inbox
  }
}
