import { useTranslations } from 'use-intl'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { SearchBox } from '../../../shell/chrome/search/search-box.tsx'

/** The search box as a screen, with rows large enough for a thumb. */
export function Component() {
  const t = useTranslations()
  return (
    <Container size="narrow" className="flex min-h-[60dvh] flex-col gap-4 py-6">
      <Head description={t('search.keywords_description')} />
      <h1 className="text-2xl">{t('titles.keywords')}</h1>
      <SearchBox look="screen" hint={t('search.keywords_hint')} />
    </Container>
  )
}
