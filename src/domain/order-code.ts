/** Without a distributor's own number around that of the maker: `595-LM358DR`, `863-2N7002LT1G`, `LM358DR-ND`. */
export function withoutOrderCode(text: string): string {
  return text
    .replace(/(?<!\S)\d{2,3}-(?=[\p{L}\d]\S{4})/gu, '')
    .replace(/(?<=\S{5})(?:CT|TR|DKR)?-ND(?!\S)/giu, '')
}
