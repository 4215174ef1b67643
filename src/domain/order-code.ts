/**
 * Without a distributor's own number around that of the maker: `595-LM358DR`, `863-2N7002LT1G`, `LM358DR-ND`. A number
 * that is the distributor's alone stays: `296-1395-5-ND`.
 */
export function withoutOrderCode(text: string): string {
  return text.replace(/\S+/g, word => {
    const inside = /-ND$/i.test(word)
      ? word.replace(/(?:CT|TR|DKR)?-ND$/i, '')
      : word.replace(/^\d{2,3}-(?=[\p{L}\d])/u, '')
    return inside.length >= SHORTEST && /\p{L}/u.test(inside) && /\d/.test(inside) ? inside : word
  })
}

const SHORTEST = 5
