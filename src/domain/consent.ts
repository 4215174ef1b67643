/** The third parties' services that need the visitor's consent. */
export const CONSENT_KINDS = ['statistics', 'external'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

type Tags = {
  google_measurement_id: string
  google_tagmanager_id: string
  trustpilot_template_id: string
  trustpilot_businessunit_id: string
}

/** A shop without such tags has nothing to ask for. */
export function kindsToAsk(tags: Tags | undefined): ConsentKind[] {
  const kinds: ConsentKind[] = []
  if (tags?.google_measurement_id || tags?.google_tagmanager_id) kinds.push('statistics')
  if (tags?.trustpilot_template_id && tags.trustpilot_businessunit_id) kinds.push('external')
  return kinds
}
