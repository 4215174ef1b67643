/** What a visitor is asked for before anyone but the shop hears of the visit. */
export type ConsentKind = 'statistics' | 'external'

type Tags = {
  google_measurement_id: string
  google_tagmanager_id: string
  trustpilot_template_id: string
  trustpilot_businessunit_id: string
}

/** Of a shop that has configured nothing of the kind there is nothing to ask. */
export function kindsToAsk(tags: Tags | undefined): ConsentKind[] {
  const kinds: ConsentKind[] = []
  if (tags?.google_measurement_id || tags?.google_tagmanager_id) kinds.push('statistics')
  if (tags?.trustpilot_template_id && tags.trustpilot_businessunit_id) kinds.push('external')
  return kinds
}
