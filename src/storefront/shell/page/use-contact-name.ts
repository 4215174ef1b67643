import { useSyncExternalStore } from 'react'
import { browserSession } from './browser-session.ts'
import { useSite } from './site-data.ts'
import type { UserInfo } from './user-info.ts'

const CHANGED = 'user-info-changed'

/** The signed-in customer's name; empty for visitors. Shared data is loaded once, but names change. */
export function useContactName(): string {
  const atFirst = useSite()?.userInfo?.contact_name ?? ''
  return useSyncExternalStore(subscribe, contactName, () => atFirst)
}

/** Every component that shows the name is updated. */
export function changeUserInfo(userInfo: UserInfo): void {
  browserSession().setUserInfo(userInfo)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

function contactName(): string {
  return browserSession().userInfo?.contact_name ?? ''
}
