import { writeNumber } from '../domain/figures.ts'

/** `1,234.50`; unit prices have up to five decimals. */
export function dollars(usd: string | number): string {
  return writeNumber('en', Number(usd), { min: 2, max: 5 })
}
