import { type ComponentType, createContext, useContext } from 'react'
import type { GoodsDetail, ShownGoods } from '../../../../contract/shop/goods.ts'
import type { useOrderQuantity } from './use-order-quantity.ts'

type ActionProps<G> = { goods: G; order: ReturnType<typeof useOrderQuantity>; inputId: string }

/** Slots for the actions of a part. The buying area fills them. */
export type PartActions = {
  BuyActions: ComponentType<ActionProps<GoodsDetail>>
  RowActions: ComponentType<ActionProps<ShownGoods>>
  /** The button of a bar that holds the quantity. */
  AddAction: ComponentType<ActionProps<ShownGoods>>
}

const PartActionsContext = createContext<PartActions | null>(null)

export const PartActionsProvider = PartActionsContext.Provider

export function usePartActions(): PartActions {
  const actions = useContext(PartActionsContext)
  if (!actions) throw new Error('nothing fills the slots for part actions')
  return actions
}
