const DELIMITERS = [',', ';', '\t', '|'] as const
type Counts = Record<string, number>

const MOST_RECORDS = 50

/** The separator that splits the most records into the same number of cells. */
export function detectDelimiter(sample: string): string {
  const records = countPerRecord(sample)
  const scored = DELIMITERS.map(delimiter => ({ delimiter, score: scoreOf(records, delimiter) }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter
}

/** How often each separator occurs in a record, outside of quotes. */
function countPerRecord(sample: string): Counts[] {
  const records: Counts[] = []
  let counts: Counts = {}
  let isQuoted = false
  let previous = '\n'
  for (const char of sample) {
    if (char === '"') isQuoted = isQuoted ? false : /["\n\r,;\t|]/.test(previous)
    else if (!isQuoted && /[,;\t|]/.test(char)) counts[char] = (counts[char] ?? 0) + 1
    else if (!isQuoted && /[\n\r]/.test(char)) {
      if (Object.keys(counts).length > 0) records.push(counts)
      counts = {}
      if (records.length >= MOST_RECORDS) return records
    }
    previous = char
  }
  return records.length > 0 ? records : [counts]
}

function scoreOf(records: Counts[], delimiter: string): number {
  const shares = new Map<number, number>()
  for (const { [delimiter]: count = 0 } of records)
    if (count > 0) shares.set(count, (shares.get(count) ?? 0) + 1 / records.length)
  const scores = [...shares].map(([count, share]) => share + Math.min(count, 50) / 1000)
  return Math.max(0, ...scores)
}
