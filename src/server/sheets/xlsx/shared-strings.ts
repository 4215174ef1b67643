import { readWholeXml } from './read-xml.ts'
import type { StringStore } from './string-store.ts'

// Excel's limit, so that a malformed file cannot allocate more memory than a page.
const LONGEST_CELL = 32_767

/** The shared strings of a workbook, which cells reference by index. */
export async function readSharedStrings(chunks: AsyncIterable<Buffer>, store: StringStore): Promise<void> {
  const text = new RichText()
  await readWholeXml(chunks, {
    onOpen: name => {
      if (name === 'si') text.clear()
      else text.open(name)
    },
    onText: piece => text.add(piece),
    onClose: name => {
      if (name === 'si') store.add(text.value().slice(0, LONGEST_CELL))
      else text.close(name)
    },
  })
}

/**
 * Text may consist of several formatted runs, with phonetic readings of Japanese words in between that are
 * not part of it.
 */
export class RichText {
  #value = ''
  #isInText = false
  #isInReading = false

  clear(): void {
    this.#value = ''
  }

  open(name: string): void {
    if (name === 't') this.#isInText = true
    if (name === 'rPh') this.#isInReading = true
  }

  close(name: string): void {
    if (name === 't') this.#isInText = false
    if (name === 'rPh') this.#isInReading = false
  }

  add(piece: string): void {
    if (this.#isInText && !this.#isInReading) this.#value += piece
  }

  value(): string {
    return unescapeText(this.#value)
  }
}

/** Excel writes characters that XML does not allow, and some others, as _x000D_. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}
