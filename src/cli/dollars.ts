/** `1,234.50`; unit prices have up to five decimals. */
export function dollars(usd: string | number): string {
  return Number(usd).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 5 })
}
