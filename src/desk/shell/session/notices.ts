import { create } from 'zustand'
import type { Wording } from '../../../contract/wire/messages.ts'

type DeskNotice = { id: number; wording: Wording; isError: boolean }

export const TOAST_MS = 5_000

export const useDeskNotice = create<{ last: DeskNotice | null }>(() => ({ last: null }))

/** A short message after an action, shown over the current page. */
export function tell(wording: Wording, { isError = false } = {}): void {
  useDeskNotice.setState(({ last }) => ({ last: { id: (last?.id ?? 0) + 1, wording, isError } }))
}

export function dismissNotice(): void {
  useDeskNotice.setState({ last: null })
}
