import { LIMITS } from '../../../domain/limits.ts'

/** The name shown in the frame. It never grants access to data: only the token does. */
export type UserInfo = { email: string; contact_name: string }

/** The cookie `userInfo`. Visitors can write anything into it, so anything we did not write is ignored. */
export function parseUserInfo(cookie: string | null | undefined): UserInfo | null {
  try {
    const { email, contact_name } = Object.assign({}, JSON.parse(cookie ?? ''))
    if (!isShort(email, LIMITS.emailLength) || !isShort(contact_name, LIMITS.nameLength)) return null
    return { email, contact_name }
  } catch {
    return null
  }
}

/** Only these two are written, even if the object contains more. */
export function writeUserInfo({ email, contact_name }: UserInfo): string {
  return JSON.stringify({ email, contact_name })
}

/** The lifetime of sign-in cookies. A clock that is days off must not expire them at once. */
export function secondsLeft(expire: number, nowSeconds: number): number {
  const left = Math.floor(expire - nowSeconds)
  return left > 0 && left < LIMITS.signInSeconds ? left : LIMITS.signInSeconds
}

function isShort(value: unknown, length: number): value is string {
  return typeof value === 'string' && value.length <= length
}
