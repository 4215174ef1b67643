import { LIMITS } from '../../../domain/limits.ts'
import { readCookie, removeCookie, writeCookie } from '../../../web/browser/cookies.ts'
import type { Session } from './context.ts'
import { parseUserInfo, secondsLeft, type UserInfo, writeUserInfo } from './user-info.ts'

/** Only the browser writes a sign-in: the server reads the cookies but never sets them. */
export type BrowserSession = Session & {
  /** `expire` in epoch seconds, as in the server's response. */
  signIn: (token: string, expire: number, userInfo: UserInfo) => void
  /** Called after the profile has changed. */
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
    // The remaining lifetime of the token cannot be read from its cookie. Without a token the name is not read.
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
