const MOST = 10_000

/** A list repeats few manufacturers, URLs and the like in many rows, so each is computed once. */
export function rememberRecent<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const result = work(text)
    if (known.size >= MOST) known.clear()
    known.set(copied(text), result)
    return result
  }
}

/** A substring keeps its whole string in memory: here 64 KB of a file for one URL. */
function copied(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
