/** The manufacturer's statement on the future of a part. Null: not stated. */
export const LIFECYCLES = ['active', 'nrnd', 'last_time_buy', 'obsolete'] as const
export type Lifecycle = (typeof LIFECYCLES)[number]

/** Moisture sensitivity levels of J-STD-020. */
export const MOISTURE_LEVELS = ['1', '2', '2a', '3', '4', '5', '5a', '6'] as const
type MoistureLevel = (typeof MOISTURE_LEVELS)[number]

/** The data on a part for customs, export control and production; null where the list does not state it. */
export type TradeData = {
  lifecycle: Lifecycle | null
  /** The last day of orders, as YYYY-MM-DD; only with `last_time_buy`. */
  lastBuyOn: string | null
  /** Export control classification number: EAR99, 3A991.a.2. */
  eccn: string | null
  /** Customs tariff number with dots: 8542.39, 8542.39.0001. */
  hsCode: string | null
  /** Country of origin, ISO 3166-1 alpha-2. */
  origin: string | null
  msl: MoistureLevel | null
}

/** States that a buyer is warned of. */
export function isEnding(lifecycle: Lifecycle | null): lifecycle is Exclude<Lifecycle, 'active'> {
  return lifecycle !== null && lifecycle !== 'active'
}

export type Precaution = 'export_license' | 'moisture'

/** What a buyer has to take care of beside the life cycle. */
export function precautionsFor({ eccn, msl }: { eccn: string | null; msl: string | null }): Precaution[] {
  const precautions: Precaution[] = []
  if (eccn !== null && isControlled(eccn)) precautions.push('export_license')
  if (msl !== null && /^[4-6]/.test(msl)) precautions.push('moisture')
  return precautions
}

/** 3A001 needs a license for many countries; EAR99 and numbers such as 3A991 only for few. */
function isControlled(eccn: string): boolean {
  const [, reason = ''] = /^\d[A-E](\d)\d\d/.exec(eccn) ?? []
  return reason !== '' && reason !== '9'
}
