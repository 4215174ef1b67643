import { create } from 'zustand'
import { NoAnswer } from '../../../contract/wire/call.ts'

/** Whether the server can be reached, as far as the last call and the browser tell. */
export const useConnection = create(() => ({ isLost: false }))

/** An answer that was on its way when the network went does not mean that the network is back. */
export function setConnection(isLost: boolean): void {
  const next = isLost || navigator.onLine === false
  if (useConnection.getState().isLost !== next) useConnection.setState({ isLost: next })
}

/** The state of the connection that a failed call shows; null: unknown, because the desk itself has canceled it. */
export function isLostAfter(error: unknown): boolean | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  return error instanceof NoAnswer || name === 'TimeoutError'
}

export function watchNetwork(): void {
  window.addEventListener('offline', () => setConnection(true))
}
