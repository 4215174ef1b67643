type Code = { digits?: number; step?: number; offset?: number }

/** Position counts in the manufacturer's notation, as choices of a chip table: `02=2,03=3`. */
export function positions(from: number, to: number, { digits = 1, step = 1, offset = 0 }: Code = {}): string {
  return counted(from, to, step)
    .map(count => `${String(count + offset).padStart(digits, '0')}=${count}`)
    .join(',')
}

/** For two rows: the total positions, then those per row. The number may contain either. */
export function inTwoRows(from: number, to: number, digits: number, counts: 'both' | 'each'): string {
  return counted(from, to, counts === 'both' ? 2 : 1)
    .map(count => {
      const each = counts === 'both' ? count / 2 : count
      return `${String(count).padStart(digits, '0')}=${each * 2}=${each}`
    })
    .join(',')
}

/** TE's notation: 826629-2 to 826629-9, then 1-826629-0 for ten. */
export function dashNumbers(base: string, from: number, to: number, step = 1): string {
  return counted(from, to, step)
    .map(count => `${count < 10 ? '' : `${Math.floor(count / 10)}-`}${base}-${count % 10}=${count}`)
    .join(',')
}

/** Phoenix Contact's notation: six digits are consecutive, the seventh is a check digit. */
export function checkedNumbers(first: number, from: number, to: number): string {
  let body = Math.floor(first / 10)
  let check = first % 10
  return counted(from, to, 1)
    .map(count => {
      const choice = `${body}${check}=${count}`
      check = (check + (body % 10 === 9 ? 0 : 3)) % 10
      body++
      return choice
    })
    .join(',')
}

function counted(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
