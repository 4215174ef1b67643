const MOST = 10_000

/** A list repeats few makers, addresses and the like in a great many rows: each is worked out once. */
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

/** A piece of a longer text keeps all of it in memory: here 64 KB of a file for one address. */
function copied(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
