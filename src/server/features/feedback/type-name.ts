import { FEEDBACK_TYPE_IDS } from '../../../domain/feedback.ts'
import type { ComposeTools } from '../mail/index.ts'

export function typeName(t: ComposeTools['t'], typeId: number): string {
  const known = FEEDBACK_TYPE_IDS.find(id => id === typeId)
  return known ? t(`feedback_types.${known}`) : String(typeId)
}
