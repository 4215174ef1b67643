import type { Messages } from '../../contract/wire/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
