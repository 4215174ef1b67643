/**
 * A decimal number as written: digits × 10^exponent. Prefixes change only the exponent, so 0.1 µF, 100 nF and
 * 100000 pF become the same double; multiplying doubles would not give that.
 */
export type Decimal = { digits: bigint; exponent: number }

export const ONE: Decimal = { digits: 1n, exponent: 0 }

export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, exponent: a.exponent + b.exponent }
}

export function toNumber({ digits, exponent }: Decimal): number {
  return Number(`${digits}e${exponent}`)
}

/** The shortest decimal that is read back as the same number. */
export function decimalOf(number: number): Decimal {
  const [mantissa = '0', power = '0'] = number.toExponential().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}

/** Without an exponent: 4700, 0.1, -0.25. */
export function writeDecimal({ digits, exponent }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits)
  if (exponent >= 0) return digits === 0n ? '0' : sign + text + '0'.repeat(exponent)
  const padded = text.padStart(1 - exponent, '0')
  const fraction = padded.slice(exponent).replace(/0+$/, '')
  const whole = padded.slice(0, exponent)
  return sign + (fraction ? `${whole}.${fraction}` : whole)
}

/** Keeps this many significant digits. */
export function rounded(number: number, digits: number): number {
  return Number(number.toPrecision(digits))
}

/**
 * Reads the digits of a number without sign. A comma followed by exactly three digits is ambiguous (1,234), so
 * it is refused unless the whole part is zero or the text has further marks that decide.
 */
export function readNumeral(text: string): Decimal | undefined {
  const compact = /^[1-9]\d{0,2}(?: \d{3})+(?![\d ])/.test(text) ? text.replaceAll(' ', '') : text
  if (/^\d+$/.test(compact)) return hasLeadingZero(compact) ? undefined : decimal(compact, '')
  const [, whole = '', mark = '', fraction = ''] = /^(\d*)([.,])(\d+)$/.exec(compact) ?? []
  if (!mark) return readGrouped(compact)
  if (hasLeadingZero(whole)) return undefined
  if (mark === ',' && fraction.length === 3 && !/^0?$/.test(whole)) return undefined
  return decimal(whole, fraction)
}

/** 0402 is a case size, not the number 402. */
function hasLeadingZero(whole: string): boolean {
  return /^0\d/.test(whole)
}

/** 1,234.5 and 1.234,5 and 1,234,567: two marks show which of them groups. */
function readGrouped(text: string): Decimal | undefined {
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/.test(text) || /^[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(text)) {
    const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
    return decimal(whole, fraction)
  }
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(text) || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text)) {
    const [whole = '', fraction = ''] = text.replaceAll('.', '').split(',')
    return decimal(whole, fraction)
  }
  return undefined
}

function decimal(whole: string, fraction: string): Decimal {
  return { digits: BigInt(whole + fraction || '0'), exponent: -fraction.length }
}
