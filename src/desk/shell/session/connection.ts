import { create } from 'zustand'

/** Whether the server can be reached, as far as the last call and the browser tell. */
export const useConnection = create(() => ({ isLost: false }))

export function setConnection(isLost: boolean): void {
  if (useConnection.getState().isLost !== isLost) useConnection.setState({ isLost })
}

export function watchNetwork(): void {
  window.addEventListener('offline', () => setConnection(true))
}
