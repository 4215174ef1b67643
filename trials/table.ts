export type TrialRow = { what: string; found: string; allowed: string; isGood: boolean }

/** Returns the exit status. */
export function printTable(rows: readonly TrialRow[]): number {
  const cells = rows.map(({ what, found, allowed, isGood }) => [what, found, allowed, isGood ? 'yes' : 'NO'])
  const head = ['what', 'found', 'allowed', 'met']
  const lines = [head, head.map(() => '---'), ...cells].map(line => `| ${line.join(' | ')} |`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
  return rows.every(({ isGood }) => isGood) ? 0 : 1
}

export function fact(what: string, found: string | number): TrialRow {
  return { what, found: String(found), allowed: '', isGood: true }
}

/** Any is too many. */
export function none(what: string, found: number): TrialRow {
  return { what, found: String(found), allowed: '0', isGood: found === 0 }
}
