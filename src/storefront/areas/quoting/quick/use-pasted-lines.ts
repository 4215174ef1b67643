import { useEffect, useRef, useState } from 'react'
import { type MatchedLine, readBomLines } from '../../../../contract/shop/bom.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { carryOver } from './carry-over.ts'
import { changePad, usePad } from './pad-store.ts'

/** `text`: the text that has these lines, which is older than the pad's while the server reads. */
export type Pasted = { text: string; lines: MatchedLine[] }

const TYPING_MS = 500

/** Matches the text when the buyer pauses. The old lines stay until the new ones arrive; the last text wins. */
export function usePastedLines() {
  const call = useCall({ asVisitor: true })
  const pad = usePad()
  const { text } = pad
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [complaint, setComplaint] = useState<Wording | null>(null)
  const latest = useRef({ pad, pasted })
  latest.current = { pad, pasted }
  const isBlank = text.trim() === ''
  const isCurrent = isBlank || pasted?.text === text || complaint !== null

  useEffect(() => {
    setComplaint(null)
    if (text.trim() === '') return setPasted(null)
    const asking = new AbortController()
    const { signal } = asking
    const read = async () => {
      try {
        const lines = await call(readBomLines, { text }, { signal })
        if (signal.aborted) return
        const { pad: decided, pasted: before } = latest.current
        // After a reload the text is the same, and so are the rows.
        if (before) changePad(carryOver(decided, before.lines, lines))
        setPasted({ text, lines })
      } catch (error) {
        if (!signal.aborted) setComplaint(wordingOf(error))
      }
    }
    const timer = setTimeout(() => void read(), TYPING_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [call, text])

  return { pasted: isBlank ? null : pasted, isReading: !isCurrent, complaint }
}
