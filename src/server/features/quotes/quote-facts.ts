import type { PaperSheet } from '../../../domain/paper-sheet.ts'

/** Everything the PDF of a version says, in the language of its buyer. Stored when the version is sent. */
export type QuoteFacts = PaperSheet & { issuedAt: string }
