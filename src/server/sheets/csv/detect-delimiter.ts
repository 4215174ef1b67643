const DELIMITERS = [',', ';', '\t', '|'] as const
/** Of layout programs: Allegro, Zuken, gEDA. They also occur inside texts. */
const RARE_DELIMITERS = ['!', '^', '~', ':'] as const
const ANY_DELIMITER = /[,;\t|!^~:]/
type Counts = Record<string, number>

const MOST_RECORDS = 50

/** The separator that splits the most records into the same number of cells. */
export function detectDelimiter(sample: string): string {
  const records = countPerRecord(sample)
  const usual = bestOf(records, DELIMITERS)
  const rare = bestOf(records, RARE_DELIMITERS)
  return rare.score > Math.max(usual.score, ONCE_EACH) ? rare.delimiter : usual.delimiter
}

/** A sign that occurs once in each record, such as the ~ of an empty cell, separates nothing. */
const ONCE_EACH = 1.0015

function bestOf(records: Counts[], delimiters: readonly string[]): { delimiter: string; score: number } {
  const [first = ',', ...others] = delimiters
  const scored = (delimiter: string) => ({ delimiter, score: scoreOf(records, delimiter) })
  return others.map(scored).reduce((best, next) => (next.score > best.score ? next : best), scored(first))
}

/** How often each separator occurs in a record, outside of quotes. */
function countPerRecord(sample: string): Counts[] {
  const records: Counts[] = []
  let counts: Counts = {}
  let isQuoted = false
  let previous = '\n'
  for (const char of sample) {
    if (char === '"') isQuoted = isQuoted ? false : /["\n\r]/.test(previous) || ANY_DELIMITER.test(previous)
    else if (!isQuoted && ANY_DELIMITER.test(char)) counts[char] = (counts[char] ?? 0) + 1
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
