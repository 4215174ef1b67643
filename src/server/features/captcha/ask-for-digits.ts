import { speak } from '../../../contract/wire/translate.ts'
import type { Lang } from '../../../domain/locales.ts'

const WORDS = [
  'captcha.digits.0',
  'captcha.digits.1',
  'captcha.digits.2',
  'captcha.digits.3',
  'captcha.digits.4',
  'captcha.digits.5',
  'captcha.digits.6',
  'captcha.digits.7',
  'captcha.digits.8',
  'captcha.digits.9',
] as const

export const DIGITS = '0123456789'

/** The digits as words of the language. */
export async function askForDigits(digits: string, lang: Lang): Promise<string> {
  const { t } = await speak(lang)
  const words = [...digits].map(digit => t(WORDS[Number(digit)] ?? WORDS[0]))
  return t('captcha.question', { digits: words.join(t('captcha.digit_separator')) })
}
