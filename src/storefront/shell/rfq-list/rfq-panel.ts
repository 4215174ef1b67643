import { create } from 'zustand'

export const useRfqPanel = create(() => ({ isOpen: false }))

export function openRfqDrawer(): void {
  useRfqPanel.setState({ isOpen: true })
}

export function closeRfqDrawer(): void {
  useRfqPanel.setState({ isOpen: false })
}
