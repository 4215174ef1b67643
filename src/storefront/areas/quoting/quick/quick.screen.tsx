import { useTranslations } from 'use-intl'
import { BOM_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { LazyReview } from '../bom/lazy-review.tsx'

const loadPad = async () => (await import('./quick-pad.tsx')).QuickPad

export function Component() {
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-6 md:py-8">
      <Head description={t('quick.description')} />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl sm:text-3xl">{t('titles.quick')}</h1>
        <p className="max-w-prose text-ink-soft">
          {t('quick.lead')}{' '}
          <Link to={BOM_PATH} className="font-semibold text-brand hover:underline">
            {t('quick.to_bom')}
          </Link>
        </p>
      </div>
      <noscript>{t('forms.needs_javascript')}</noscript>
      <LazyReview load={loadPad} props={{}} />
    </Container>
  )
}
