import { useMessages, useTranslations } from 'use-intl'
import { isMessageKey } from '../../../contract/wire/messages.ts'

/** The name of a kind of mail. All kinds of the shop have a name; one of an older version may have none. */
export function useMailName(): (kind: string) => string {
  const t = useTranslations()
  const messages = useMessages()
  return kind => {
    const key = `desk.mail_kinds.${kind}`
    return isMessageKey(messages, key) ? t(key) : kind
  }
}
