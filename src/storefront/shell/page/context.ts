import { createContext } from 'react-router'
import type { Call } from '../../../contract/wire/call.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { ScreenFailure } from './screen-failure.ts'
import type { UserInfo } from './user-info.ts'

/**
 * The tools of loaders, the same on both sides: the server creates them from the request, the browser from its own
 * state.
 */
export type Session = { token: string | null; userInfo: UserInfo | null; signOut: () => void }
export type LoaderTools = {
  call: Call
  lang: Lang
  session: Session
  /** Set if the server already knows that the URL cannot be shown. */
  failure?: ScreenFailure
  /** Set on the server: the page is shown without something it should have, so it is not cached. */
  onDegraded?: (error: unknown) => void
}

export const loaderTools = createContext<LoaderTools>()
