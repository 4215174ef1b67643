/** An alternate as people write it. Without a manufacturer, any part of this number. */
export type GivenAlternate = { manufacturer: string; partNumber: string }

/** `Onsemi: LM358DG`, or a number alone. */
export function readAlternate(text: string): GivenAlternate {
  const at = text.indexOf(':')
  return { manufacturer: text.slice(0, Math.max(0, at)).trim(), partNumber: text.slice(at + 1).trim() }
}

export function writeAlternate({ manufacturer, partNumber }: GivenAlternate): string {
  return manufacturer === '' ? partNumber : `${manufacturer}: ${partNumber}`
}
