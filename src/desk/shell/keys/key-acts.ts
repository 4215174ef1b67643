import { useEffect } from 'react'

/** What the buttons of a row do. */
export const ROW_ACTS = ['mine', 'assign', 'later', 'done'] as const
export type RowAct = (typeof ROW_ACTS)[number]

/** The keys that act on the focused row, on screens that offer them. */
const KEY_ACTS = [...ROW_ACTS, 'quote', 'undo'] as const
export type KeyAct = (typeof KEY_ACTS)[number]

const offered = new Map<KeyAct, () => void>()

type KeyActs = Partial<Record<KeyAct, () => void>>

/** While the component is shown, keys run these acts. */
export function useKeyActs(acts: KeyActs): void {
  useEffect(() => offerKeyActs(acts))
}

/** Returns how to withdraw them. Acts of others, also newer ones for the same key, stay. */
export function offerKeyActs(acts: KeyActs): () => void {
  for (const [name, act] of Object.entries(acts)) if (isKeyAct(name)) offered.set(name, act)
  return () => {
    for (const [name, act] of Object.entries(acts))
      if (isKeyAct(name) && offered.get(name) === act) offered.delete(name)
  }
}

export function isKeyAct(name: string): name is KeyAct {
  return KEY_ACTS.some(act => act === name)
}

export function runKeyAct(act: KeyAct): void {
  offered.get(act)?.()
}
