import { useCallback, useState } from 'react'
import { addToRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import type { LeftOutRows } from './read-pasted.ts'

type Pasted = { taken: number; leftOut: number; skipped: LeftOutRows }

/** The result of the last paste. */
export function usePasting() {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const paste = useCallback(async (text: string) => {
    const { readPasted } = await import('./read-pasted.ts')
    const { items, skipped } = readPasted(text)
    const { added, merged, leftOut } = addToRfqList(items)
    setPasted({ taken: added + merged, leftOut, skipped })
  }, [])
  return { pasted, paste }
}
