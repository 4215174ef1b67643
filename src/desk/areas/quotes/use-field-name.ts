import { useTranslations } from 'use-intl'
import type { EditedField } from './grid/edited-fields.ts'

const TEXTS = {
  kind: 'desk_quotes.offer_choice',
  alternate_of: 'desk_quotes.as_alternate',
  part_id: 'desk_quotes.columns.part',
  part_number: 'desk_quotes.columns.part',
  manufacturer: 'desk_quotes.columns.maker',
  package: 'goods.package',
  description: 'goods.description',
  quantity: 'desk_quotes.columns.quantity',
  multiple: 'desk_quotes.columns.quantity',
  unit_price: 'desk_quotes.columns.price',
  breaks: 'desk_quotes.breaks',
  source: 'desk_quotes.source',
  date_code: 'desk_quotes.columns.date_code',
  condition: 'desk_quotes.columns.condition',
  origin: 'desk_quotes.facts.origin',
  lead_days: 'desk_quotes.columns.lead',
  note: 'desk_quotes.columns.note',
  no_bid_reason: 'desk_quotes.reason',
  cost: 'desk_quotes.columns.cost',
} as const satisfies Record<EditedField, string>

/** A field of a line in words. */
export function useFieldName(): (field: EditedField) => string {
  const t = useTranslations()
  return field => t(TEXTS[field])
}
