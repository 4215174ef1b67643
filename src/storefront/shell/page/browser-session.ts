import { LIMITS } from '../../../domain/limits.ts'
import { readCookie, removeCookie, writeCookie } from '../../../web/browser/cookies.ts'
import type { Session } from './context.ts'
import { parseUserInfo, secondsLeft, type UserInfo, writeUserInfo } from './user-info.ts'

/** What only the browser can do: the server reads the cookies, but never writes a sign-in. */
export type BrowserSession = Session & {
  /** `expire` in epoch seconds, as the server answers it. */
  signIn: (token: string, expire: number, userInfo: UserInfo) => void
  /** After the profile has changed. */
  setUserInfo: (userInfo: UserInfo) => void
}

export function browserSession(): BrowserSession {
  return {
    get token() {
      return readCookie('token') || null
    },
    get userInfo() {
      return readCookie('token') ? parseUserInfo(readCookie('userInfo')) : null
    },
    signIn,
    // How long the token still lasts cannot be read from its cookie. Without a token the name is not read.
    setUserInfo: userInfo => writeCookie('userInfo', writeUserInfo(userInfo), LIMITS.signInSeconds),
    signOut: () => {
      removeCookie('token')
      removeCookie('userInfo')
    },
  }
}

function signIn(token: string, expire: number, userInfo: UserInfo): void {
  const maxAgeSeconds = secondsLeft(expire, Date.now() / 1000)
  writeCookie('token', token, maxAgeSeconds)
  writeCookie('userInfo', writeUserInfo(userInfo), maxAgeSeconds)
}
