import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'

/** The buyer reads it on the order page and in the email. */
export function RemarkField() {
  const t = useTranslations('desk_orders')
  return (
    <FormField name="remark" label={t('remark_to_buyer')} isOptional>
      <TextArea name="remark" rows={2} dir="auto" maxLength={LIMITS.commentLength} />
    </FormField>
  )
}
