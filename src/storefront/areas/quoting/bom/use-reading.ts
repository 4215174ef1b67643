import { useEffect, useState } from 'react'
import { type ReadBom, readBom } from '../../../../contract/shop/bom.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import type { BomSession, ColumnMapping } from './bom-session.ts'
import { changeBom } from './bom-store.ts'
import { isSameMapping } from './column-mapping.ts'
import { mappingMemory } from './remembered-mapping.ts'
import { complaintOf } from './send-bom.ts'

type Reading = { result: ReadBom | null; isReading: boolean; complaint: Wording | null }

/**
 * Reads the file with the buyer's latest settings, for one board. The old result stays until the new one arrives; the last request
 * wins.
 */
export function useReading(session: BomSession, onGone: (complaint: Wording) => void) {
  const call = useCall({ asVisitor: true })
  const { file_id, sheet, header_row, mapping } = session
  const [reading, setReading] = useState<Reading>({ result: null, isReading: true, complaint: null })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const read = async () => {
      setReading(({ result }) => ({ result, isReading: true, complaint: null }))
      try {
        const result = await call(readBom, { file_id, sheet, header_row, mapping }, { signal })
        if (signal.aborted || isReadAnew(result, mapping)) return
        setReading({ result, isReading: false, complaint: null })
      } catch (error) {
        if (signal.aborted) return
        const complaint = complaintOf(error)
        if (isRefusedFor(error, 'errors.file_gone')) onGone(complaint)
        else setReading(({ result }) => ({ result, isReading: false, complaint }))
      }
    }
    void read()
    return () => asking.abort()
  }, [call, file_id, sheet, header_row, mapping, attempt])

  return { ...reading, again: () => setAttempt(attempt + 1) }
}

/** Restores the column mapping that the buyer once set for the same headings. */
function isReadAnew({ columns }: ReadBom, mapping: ColumnMapping | undefined): boolean {
  const known = mapping ? null : mappingMemory().find(columns)
  if (!known || isSameMapping(columns, known)) return false
  changeBom({ mapping: known, isRemembered: true })
  return true
}
