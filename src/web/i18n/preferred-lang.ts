import { type Lang, LOCALES } from '../../domain/locales.ts'

/** The first of a browser's languages that the shop has, in any region: zh-TW is tw, de-AT is de. */
export function preferredLang(tags: readonly string[], langs: readonly Lang[]): Lang | null {
  for (const tag of tags) {
    const wanted = writing(tag)
    const found = wanted && langs.find(lang => writing(LOCALES[lang].tag) === wanted)
    if (found) return found
  }
  return null
}

/** Language and script. Invalid tags are ignored. */
function writing(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}
