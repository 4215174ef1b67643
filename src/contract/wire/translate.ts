import { createTranslator } from 'use-intl/core'
import { intlTag, type Lang } from '../../domain/locales.ts'
import { isMessageKey, loadMessages, type Messages } from './messages.ts'

type Translator = ReturnType<typeof createTranslator<Messages>>
type Speaker = { t: Translator; say: (keyOrText: string) => string }

const speakers = new Map<Lang, Promise<Speaker>>()

/**
 * Texts outside React: API messages and mails. `say` returns anything that is not a message key unchanged.
 */
export function speak(lang: Lang): Promise<Speaker> {
  const known = speakers.get(lang)
  if (known) return known
  const loading = loadMessages(lang).then(messages => {
    const t = createTranslator({ locale: intlTag(lang), messages })
    return { t, say: (key: string) => (isMessageKey(messages, key) ? t(key) : key) }
  })
  speakers.set(lang, loading)
  return loading
}
