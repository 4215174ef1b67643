/** The two names under which buyers and staff know a request. */
export function namesOf(number: string): { rfq_number: string; inquiry_number: string } {
  return { rfq_number: `RFQ-${number}`, inquiry_number: `INQ-${number}` }
}

/** However it was typed: with either name before it or none, in any case. */
export function bareNumber(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/^(?:RFQ|INQ)-/, '')
}
