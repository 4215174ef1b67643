import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '../../../../web/forms/text-field.tsx'

/** The numbers that a business buyer needs on the invoice and for customs. Loaded late, so the draft is recalled again. */
export function TaxIdFields({ recall }: { recall: () => void }) {
  const t = useTranslations('tax_ids')
  useEffect(recall, [recall])
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField name="vat_id" autoComplete="off" label={t('vat_id')} hint={t('vat_id_hint')} isOptional />
      <TextField name="eori" autoComplete="off" label={t('eori')} hint={t('eori_hint')} isOptional />
    </div>
  )
}
