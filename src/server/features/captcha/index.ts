export { sweepCaptchas } from './captcha.queries.ts'
export { captchaRoutes } from './captcha.routes.ts'
export { withCaptcha } from './with-captcha.ts'
