import type desk from '../../../locales/en/desk.json'

/** The text file of the desk. */
declare module '../wire/messages.ts' {
  interface TextFiles {
    desk: typeof desk
  }
}
