/** A unit of its own has no prefix: `8 pcs` is written `8`. */
const UNWRITTEN = ['pcs', 'ratio']

/** A range of whole or decimal numbers, written by `write`. */
export function describeRange(range: string, write: (number: number) => string): string {
  return withSigns(range.replace(/\d+(?:\.\d+)?/g, number => write(Number(number))))
}

/** A value or range of the URL as buyers read it: `..1` of % is `≤ 1%`, `10..47k` of Ω is `10 … 47kΩ`. */
export function describeItem(item: string, unit: string): string {
  const [, mark = '', body = ''] = /^(!?)(.*)$/s.exec(item) ?? []
  const sign = mark ? '≠ ' : ''
  const plain = body.replace(/\\(.)/gsu, '$1')
  return sign + withUnit(withSigns(plain), unit)
}

function withSigns(text: string): string {
  const [, from, to] = /^(.*?)\.\.(.*)$/s.exec(text) ?? []
  if (from === undefined) return text
  if (from === '') return `≤ ${to}`
  return to ? `${from} … ${to}` : `≥ ${from}`
}

/** Numbers in the URL end with a digit or a prefix, unless their unit is not the usual one. */
function withUnit(text: string, unit: string): string {
  const isBare = /\d[fpnuµmkMGT]?$/.test(text)
  return isBare && !UNWRITTEN.includes(unit) ? text + unit : text
}
