const MOST = 10_000

/** A list repeats few makers, addresses and the like in a great many rows: each is worked out once. */
export function rememberRecent<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    const result = work(text)
    if (known.size >= MOST) known.clear()
    known.set(text, result)
    return result
  }
}
