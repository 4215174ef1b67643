import type { Session } from '../context.ts'
import { readCookie, removeCookie } from './cookies.ts'

export function browserSession(): Session {
  return {
    get token() {
      return readCookie('token')
    },
    signOut: () => {
      removeCookie('token')
      removeCookie('userInfo')
    },
  }
}
