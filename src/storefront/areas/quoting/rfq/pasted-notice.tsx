import { useTranslations } from 'use-intl'
import type { usePasting } from './use-pasting.ts'

/** No pasted row disappears without a word. */
export function PastedNotice({ pasted }: Pick<ReturnType<typeof usePasting>, 'pasted'>) {
  const t = useTranslations()
  const words = pasted && [
    t('rfq_form.pasted', { count: pasted.taken }),
    pasted.leftOut > 0 && t('rfq_form.left_out', { count: pasted.leftOut }),
    ...pasted.skipped.map(({ reason, count }) =>
      t('rfq_form.rows_left_out', { count, reason: t(`bom.skipped.${reason}`) }),
    ),
  ]
  return (
    <p role="status" className="text-ink-soft text-sm empty:hidden">
      {words?.filter(Boolean).join(' · ')}
    </p>
  )
}
