/** A row of the table; numbers are comparable within one run only. */
export type BenchRow = {
  what: string
  ours: string
  bare: string
  ratio: string
  target: string
  isGood: boolean
}

export function print(rows: BenchRow[]): void {
  const cells = rows.map(({ what, ours, bare, ratio, target, isGood }) => [
    what,
    ours,
    bare,
    ratio,
    target,
    isGood ? 'yes' : 'NO',
  ])
  const head = ['what', 'ours', 'bare', 'ours to bare', 'target', 'met']
  const lines = [head, head.map(() => '---'), ...cells].map(line => `| ${line.join(' | ')} |`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
}
