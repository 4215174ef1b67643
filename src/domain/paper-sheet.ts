import type { Lang } from './locales.ts'

export type SheetFact = { label: string; value: string; isCode?: boolean }
export type SheetParty = { label: string; name: string; lines: readonly string[] }
export type SheetSum = { label: string; note: string; value: string }
type SheetGroup = { title: string; facts: readonly SheetFact[] }

/** Everything a printed paper says: texts in the reader's language, formatted, in the order in which they are drawn. */
export type PaperSheet = {
  lang: Lang
  title: string
  seller: SheetParty
  facts: readonly SheetFact[]
  parties: { billing: SheetParty; shipping: SheetParty }
  /** Six columns; four if the paper has no prices. The second is the part number. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Below each row; empty for most. */
  rowNotes: readonly string[]
  sums: readonly SheetSum[]
  /** Null: a paper without prices. */
  total: SheetSum | null
  payment: SheetGroup
  bank: (SheetGroup & { note: string; hint: string }) | null
  note: string
  /** A QR code with the address of a page, at the end. */
  code?: { url: string; label: string }
  /** With {page} and {pages}: the number of pages is known once they are drawn. */
  page: string
  /** At the foot of every page. */
  orderNumber: string
  /** The date inside the file; absent: the time of drawing. */
  issuedAt?: string
}
