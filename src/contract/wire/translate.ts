import { createTranslator } from 'use-intl/core'
import { intlTag, type Lang } from '../../domain/locales.ts'
import { loadMessages, type Messages, sayWith, type Wording } from './messages.ts'

type Translator = ReturnType<typeof createTranslator<Messages>>
type Speaker = { t: Translator; say: (wording: Wording) => string }

const speakers = new Map<Lang, Promise<Speaker>>()

/** Texts outside React: API messages and mails. */
export function speak(lang: Lang): Promise<Speaker> {
  const known = speakers.get(lang)
  if (known) return known
  const loading = loadMessages(lang).then(messages => {
    const t = createTranslator({ locale: intlTag(lang), messages })
    return { t, say: sayWith(t) }
  })
  speakers.set(lang, loading)
  return loading
}
