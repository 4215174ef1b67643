/** Whether a part complies with the EU's limits on hazardous substances. */
export const ROHS_STATES = ['compliant', 'non_compliant', 'unknown'] as const
export type RohsState = (typeof ROHS_STATES)[number]
