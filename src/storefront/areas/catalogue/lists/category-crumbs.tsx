import { useTranslations } from 'use-intl'
import type { CategoryLink } from '../../../../contract/shop/goods.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { CATEGORIES_PATH, categoryPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Breadcrumbs } from '../../../../web/ui/breadcrumbs.tsx'

type Page = { label: string; path: string; isLtr?: boolean }

/** The path of categories, and a page below them. */
export function useCategoryTrail(trail: readonly CategoryLink[], page?: Page) {
  const t = useTranslations('titles')
  const lang = useLang()
  const pages: Page[] = [
    { label: t('category'), path: CATEGORIES_PATH },
    ...trail.map(({ category_name, category_page_url }) => ({
      label: category_name,
      path: categoryPath(category_page_url),
    })),
    ...(page ? [page] : []),
  ]
  return pages.map(({ path, ...page }) => ({ ...page, href: localizedPath(lang, path) }))
}

export function CategoryCrumbs({ trail }: { trail: readonly CategoryLink[] }) {
  const t = useTranslations('breadcrumbs')
  return <Breadcrumbs label={t('label')} crumbs={useCategoryTrail(trail)} />
}
