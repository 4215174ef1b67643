import { createContext } from 'react-router'
import type { Call } from '../../../contract/wire/call.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { ScreenFailure } from './screen-failure.ts'
import type { UserInfo } from './user-info.ts'

/** What loaders may use, the same on both sides: the server fills it from the request, the browser from itself. */
export type Session = { token: string | null; userInfo: UserInfo | null; signOut: () => void }
export type LoaderTools = {
  call: Call
  lang: Lang
  session: Session
  /** Set when the server already knows that the address cannot be shown. */
  failure?: ScreenFailure
}

export const loaderTools = createContext<LoaderTools>()
