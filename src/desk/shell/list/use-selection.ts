import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { useCallback, useState } from 'react'
import { readSelected, writeSelected } from './list-address.ts'

const NONE: RowSelectionState = {}

/** The selected rows, also in the address. Another filter starts without any, since their rows may be gone. */
export function useSelection(address: string) {
  const [kept, setKept] = useState(() => ({ address, selection: fromIds(readSelected()) }))
  const selection = kept.address === address ? kept.selection : NONE
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

function fromIds(ids: readonly string[]): RowSelectionState {
  const selection: RowSelectionState = {}
  for (const id of ids) selection[id] = true
  return selection
}
