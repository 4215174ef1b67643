import { withLatinDigits } from './read-quantity.ts'

/** Converts fullwidth, Arabic-Indic and Persian digits to 0 to 9. */
export function withPlainDigits(text: string): string {
  if (isPlain(text)) return text
  return withLatinDigits(text.normalize('NFKC')).replaceAll('٬', ',').replaceAll('٫', '.')
}

/** ASCII only: needs no folding, which saves most of the work for most cells. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
