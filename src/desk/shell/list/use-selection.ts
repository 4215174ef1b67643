import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { useCallback, useState } from 'react'
import { readSelected, writeSelected } from './list-address.ts'

type Kept = { address: string; selection: RowSelectionState }

/** The selected rows, also in the address. Another filter starts without any, since their rows may be gone. */
export function useSelection(address: string) {
  const [kept, setKept] = useState<Kept | null>(null)
  const present = keptFor(kept, address, readSelected)
  if (present !== kept) setKept(present)
  const { selection } = present
  const setSelection: OnChangeFn<RowSelectionState> = useCallback(
    updater => {
      const changed = typeof updater === 'function' ? updater(selection) : updater
      writeSelected(Object.keys(changed))
      setKept({ address, selection: changed })
    },
    [address, selection],
  )
  return { selection, setSelection }
}

/** For another address, reads the selection from it. The selection of an earlier visit to it has ended. */
export function keptFor(kept: Kept | null, address: string, read: () => readonly string[]): Kept {
  return kept?.address === address ? kept : { address, selection: fromIds(read()) }
}

function fromIds(ids: readonly string[]): RowSelectionState {
  const selection: RowSelectionState = {}
  for (const id of ids) selection[id] = true
  return selection
}
