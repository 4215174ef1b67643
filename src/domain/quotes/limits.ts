/** Apart from LIMITS, which is part of every page of the shop. */
export const QUOTE_LIMITS = {
  /** Lines of a quote, alternates included, and quantities to choose from in each. */
  lines: 500,
  breaks: 10,
  validDays: 14,
  /** A year, and the rest of its last day. */
  validDaysMax: 366,
  /** How long a quote can hold stock at once, and the percentage of a part's stock that all quotes together can hold. */
  holdDays: 14,
  holdShare: 90,
  /** USD: the hold is proposed for quotes above this. */
  holdTotal: 1_000,
  /** Percent below the list price, and percent on the cost, that sales can quote without approval. */
  discount: 30,
  margin: 0,
  /** The buyer is reminded this long before a quote ends. */
  chaseHours: 48,
  /** A quote that was seen without an answer waits in the inbox after this time. */
  silentHours: 24,
  /** Less urgent news about quotes is sent to staff once in this time. */
  noticeSeconds: 15 * 60,
  leadDaysMax: 1_000,
  /** How long staff can look at a draft as its buyer will see it. */
  previewMinutes: 30,
  /** The buyer's purchase order; in base64 it has to fit into a JSON body. */
  poFileBytes: 700_000,
}
