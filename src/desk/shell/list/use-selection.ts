import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { useCallback, useState } from 'react'
import { readSelected, writeSelected } from './list-address.ts'

type StoredSelection = { address: string; selection: RowSelectionState }

/** The selected rows, also in the address. Another filter starts without any, since their rows may be gone. */
export function useSelection(address: string) {
  const [stored, setStored] = useState<StoredSelection | null>(null)
  const present = selectionFor(stored, address, readSelected)
  if (present !== stored) setStored(present)
  const { selection } = present
  const setSelection: OnChangeFn<RowSelectionState> = useCallback(
    updater => {
      const changed = typeof updater === 'function' ? updater(selection) : updater
      writeSelected(Object.keys(changed))
      setStored({ address, selection: changed })
    },
    [address, selection],
  )
  return { selection, setSelection }
}

/** For another address, reads the selection from it. The selection of an earlier visit to it has ended. */
export function selectionFor(
  stored: StoredSelection | null,
  address: string,
  read: () => readonly string[],
): StoredSelection {
  return stored?.address === address ? stored : { address, selection: fromIds(read()) }
}

function fromIds(ids: readonly string[]): RowSelectionState {
  const selection: RowSelectionState = {}
  for (const id of ids) selection[id] = true
  return selection
}
