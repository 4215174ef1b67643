import { useTranslations } from 'use-intl'

/** The steps after a request is sent. */
export function NextSteps() {
  const t = useTranslations('rfq_form')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t('next')}</h2>
      <ol className="marker:text-brand flex list-decimal flex-col gap-1.5 ps-6 marker:font-semibold">
        <li>{t('next_1')}</li>
        <li>{t('next_2')}</li>
        <li>{t('next_3')}</li>
      </ol>
    </section>
  )
}
