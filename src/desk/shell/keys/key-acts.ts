import { useEffect } from 'react'

/** What keys do on screens that offer it, with the row that has the focus. */
export type KeyAct = 'mine' | 'assign' | 'later' | 'done' | 'undo'

const offered = new Map<KeyAct, () => void>()

/** While the screen is shown, keys run these acts. */
export function useKeyActs(acts: Partial<Record<KeyAct, () => void>>): void {
  useEffect(() => {
    const entries = Object.entries(acts)
    for (const [name, act] of entries) if (isKeyAct(name)) offered.set(name, act)
    return () => offered.clear()
  })
}

const KEY_ACTS: readonly KeyAct[] = ['mine', 'assign', 'later', 'done', 'undo']

export function isKeyAct(name: string): name is KeyAct {
  return KEY_ACTS.some(act => act === name)
}

export function runKeyAct(act: KeyAct): void {
  offered.get(act)?.()
}
