import { speak } from '../../../contract/wire/translate.ts'
import { FEEDBACK_TYPE_IDS } from '../../../domain/feedback.ts'
import type { Context } from '../../context.ts'

export async function listOptions({
  lang,
}: Pick<Context, 'lang'>): Promise<{ feedback_type: Record<string, string> }> {
  const { t } = await speak(lang)
  return {
    feedback_type: Object.fromEntries(FEEDBACK_TYPE_IDS.map(id => [String(id), t(`feedback_types.${id}`)])),
  }
}
