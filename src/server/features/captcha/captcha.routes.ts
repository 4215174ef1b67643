import * as captcha from '../../../contract/shop/captcha.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import { checkCaptcha } from './check-captcha.ts'
import { getCaptcha } from './get-captcha.ts'

export function captchaRoutes({ db }: Connection): Route[] {
  return [
    serve(captcha.getCaptcha, ({ query, client, lang }) =>
      getCaptcha(db, query.kind ?? 'image', client, lang),
    ),
    serve(captcha.checkCaptcha, ({ body, client }) => checkCaptcha(db, body, client)),
  ]
}
