import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { Section } from './section.tsx'

/** What the buyer's own house wants to see on the papers. */
export function DetailsSection() {
  const t = useTranslations('checkout')
  return (
    <Section title={t('details')}>
      <TextField
        name="po_number"
        autoComplete="off"
        label={t('po_number')}
        hint={t('po_hint')}
        isOptional
        className="sm:max-w-80"
      />
      <FormField name="remark" label={t('remark')} hint={t('remark_hint')} isOptional>
        <TextArea name="remark" rows={3} maxLength={LIMITS.commentLength} />
      </FormField>
    </Section>
  )
}
