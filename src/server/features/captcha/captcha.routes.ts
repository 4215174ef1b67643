import * as captcha from '../../../contract/shop/captcha.ts'
import { type Route, serve } from '../../api/route.ts'
import { checkCaptcha } from './check-captcha.ts'
import { getCaptcha } from './get-captcha.ts'

export function captchaRoutes(): Route[] {
  return [
    serve(captcha.getCaptcha, ({ context, query }) => getCaptcha(context, query.kind ?? 'image')),
    serve(captcha.checkCaptcha, ({ context, body }) => checkCaptcha(context, body)),
  ]
}
