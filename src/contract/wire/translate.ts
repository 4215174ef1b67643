import { createTranslator } from 'use-intl/core'
import { intlTag, type Lang } from '../../domain/locales.ts'
import { loadMessages, type Messages, sayWith, type Wording } from './messages.ts'

type Translator = ReturnType<typeof createTranslator<Messages>>
type Translation = { t: Translator; say: (wording: Wording) => string }

const translations = new Map<Lang, Promise<Translation>>()

/** Texts outside React: API messages and mails. */
export function speak(lang: Lang): Promise<Translation> {
  const known = translations.get(lang)
  if (known) return known
  const loading = loadMessages(lang).then(messages => {
    const t = createTranslator({ locale: intlTag(lang), messages })
    return { t, say: sayWith(t) }
  })
  translations.set(lang, loading)
  return loading
}
