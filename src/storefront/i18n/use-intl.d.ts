import type { Messages } from '../../contract/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
