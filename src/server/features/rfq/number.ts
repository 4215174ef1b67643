/** The kind of a request as the subject of messages and audit entries. */
export const REQUEST = 'request'

/** The two prefixed numbers of a request. */
export function namesOf(number: string): { rfq_number: string; inquiry_number: string } {
  return { rfq_number: `RFQ-${number}`, inquiry_number: `INQ-${number}` }
}

/** In any notation: with either prefix or none, in any case. */
export function bareNumber(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/^(?:RFQ|INQ)-/, '')
}
