type TypedBreak = { qty: number; price: number }

/** Reads `1: 0.50, 100: 0.45`. Unreadable text becomes a number that the server refuses. */
export function readBreaks(text: string): TypedBreak[] {
  return text
    .split(/[,;\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const [qty = '', price = ''] = part.split(':')
      return { qty: toNumber(qty), price: toNumber(price) }
    })
}

/** Zero is refused, while NaN would not be valid JSON. */
function toNumber(text: string): number {
  const typed = text.trim()
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : 0
}
