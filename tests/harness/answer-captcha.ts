import type { Page } from 'playwright-core'
import type { speak } from '../../src/contract/wire/translate.ts'

type Texts = Awaited<ReturnType<typeof speak>>['t']

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Solves the verification code through its text question. */
export async function answerCaptcha(page: Page, t: Texts): Promise<void> {
  await page.getByRole('button', { name: t('captcha.to_question') }).click()
  const [before = ''] = t('captcha.question', { digits: '|' }).split('|')
  const question = page.getByText(before.trim())
  await question.waitFor()
  const words = ((await question.textContent()) ?? '')
    .slice(before.length)
    .split(t('captcha.digit_separator'))
  const code = words.map(word => DIGITS.findIndex(digit => t(`captcha.digits.${digit}`) === word.trim()))
  await page.locator('input[name="captcha_code"]').fill(code.join(''))
}
