import type { ReactNode } from 'react'
import { PartActionsProvider } from '../../catalogue/lists/part-actions.ts'
import { BuyActions } from './buy-actions.tsx'
import { RowActions } from './row-actions.tsx'

const ACTIONS = { BuyActions, RowActions }

/** Fills the slots of the catalogue's screens. */
export function Slot({ children }: { children: ReactNode }) {
  return <PartActionsProvider value={ACTIONS}>{children}</PartActionsProvider>
}
