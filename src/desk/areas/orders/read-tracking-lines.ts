export type TrackingLine = {
  line: number
  order: string
  tracking: string
  problem: 'unreadable' | 'duplicate' | null
}

/**
 * Pasted lines as they will be sent: an order number and a tracking number, separated by a tab or, where
 * somebody typed them, by spaces. Only for the preview; the server reads the text itself.
 */
export function readTrackingLines(text: string): TrackingLine[] {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((typed, index): TrackingLine[] => {
    if (typed.trim() === '') return []
    const [order = '', tracking = ''] = typed.trim().split(typed.trim().includes('\t') ? /\t+/ : /\s+/)
    const known = order.trim().toUpperCase()
    const isRepeated = seen.has(known)
    seen.add(known)
    const line = { line: index + 1, order: order.trim(), tracking: tracking.trim() }
    if (line.tracking === '') return [{ ...line, problem: 'unreadable' }]
    return [{ ...line, problem: isRepeated ? 'duplicate' : null }]
  })
}
