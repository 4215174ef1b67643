import { useTranslations } from 'use-intl'
import { Head } from '../../chrome/head.tsx'
import { SearchBox } from '../../chrome/search/search-box.tsx'
import { Container } from '../../ui/container.tsx'

/** The search box with a screen to itself: room for a thumb on every row. */
export function Component() {
  const t = useTranslations()
  return (
    <Container size="narrow" className="flex min-h-[60dvh] flex-col gap-4 py-6">
      <Head description={t('search.keywords_description')} />
      <h1 className="text-2xl">{t('titles.keywords')}</h1>
      <SearchBox look="screen" />
    </Container>
  )
}
