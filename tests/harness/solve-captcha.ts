import { getCaptcha } from '../../src/contract/shop/captcha.ts'
import type { TestShop } from './test-shop.ts'

/** A solved verification code, after the minimum time. */
export async function solveCaptcha(shop: TestShop): Promise<{ captcha_id: string; captcha_code: string }> {
  const { captcha_id } = await shop.call()(getCaptcha)
  const { rows } = await shop.connection.pool.query(
    'update captchas set usable_at = now() where id = $1 returning answer',
    [captcha_id],
  )
  return { captcha_id, captcha_code: rows[0].answer }
}
