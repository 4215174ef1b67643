import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import { useCategoryTree } from './category-tree.ts'

const OPEN_MS = 120
const CLOSE_MS = 250

/** `rested on` closes when the pointer leaves; the other states stay until something closes them. */
type Opened = 'no' | 'rested on' | 'pressed' | 'entered'

export type CategoryMenuState = ReturnType<typeof useCategoryMenu>

/** Opens and closes the menu. The tree and the panel's code are loaded at the first sign of interest. */
export function useCategoryMenu() {
  const { pathname } = useLocation()
  const { loaded, isFailed, load } = useCategoryTree(withPanel)
  const [opened, setOpened] = useState<Opened>('no')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (how: Opened) => {
    clearTimeout(timer.current)
    if (how !== 'no') load()
    setOpened(how)
  }
  const later = (act: () => void, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delayMs)
  }
  const close = () => set('no')
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing stays open above the next page
  useEffect(close, [pathname])
  return {
    loaded,
    isFailed,
    isOpen: opened !== 'no',
    takesFocus: opened === 'entered',
    prepare: load,
    close,
    enter: () => set('entered'),
    // A click right after hovering must not close the menu that the hover has just opened.
    press: () => set(opened === 'pressed' || opened === 'entered' ? 'no' : 'pressed'),
    openSoon: () => {
      load()
      later(() => opened === 'no' && set('rested on'), OPEN_MS)
    },
    closeSoon: () => later(() => opened === 'rested on' && set('no'), CLOSE_MS),
  }
}

async function withPanel(tree: CategoryNode[]) {
  const { CategoryPanel } = await import('./category-panel.tsx')
  return { tree, CategoryPanel }
}
