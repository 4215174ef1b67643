import { useCallback, useState } from 'react'
import { pastedRows } from './pasted-rows.ts'
import { freeItem } from './rfq-item.ts'
import { addToRfqList } from './rfq-list.ts'

type Pasted = { taken: number; leftOut: number }

/** Rows from a spreadsheet become lines; which column is what is recognised as in a file. */
export function usePasting() {
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const paste = useCallback(async (text: string) => {
    const items = await readItems(pastedRows(text))
    const { added, merged, leftOut } = addToRfqList(items)
    setPasted({ taken: added + merged, leftOut })
  }, [])
  return { pasted, paste }
}

async function readItems(rows: string[][]) {
  const { readBom } = await import('../../domain/bom/read-bom.ts')
  const { lines } = readBom([{ name: '', rows }], { boards: 1 })
  if (lines.length === 0) return rows.map(([number = '']) => freeItem(number)).filter(isNamed)
  return lines.map(line =>
    freeItem(line.part_number, {
      manufacturer: line.manufacturer,
      package: line.package,
      date_code: line.date_code,
      qty: line.qty,
      target_price: line.target_price,
    }),
  )
}

function isNamed({ part_number }: { part_number: string }): boolean {
  return part_number !== ''
}
