import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { EMPTY_SITE_CONFIG } from '../../../contract/shop/site.ts'
import { DEFAULT_LANG, type Lang, LOCALES, localizedPath } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { useSeo, useShopName, useSite } from '../page/site-data.ts'
import { useIdentitySearch, useScreen } from '../page/use-screen.ts'

type HeadProps = {
  title?: string
  description?: string
  /** The canonical path of a page with two addresses. */
  properPath?: string
  /** The page number of a paged list; from page 2 on it is part of the title. */
  page?: number
  /** How many entries that page lists: beyond the last page none, and it is not indexed. */
  listed?: number
  isError?: boolean
  /** The page has no content worth indexing. */
  isEmpty?: boolean
}

/** Title and description for search engines and tabs. The operator's texts take precedence over the screen's. */
export function Head({ title, description, properPath, page = 1, listed, isError, isEmpty }: HeadProps) {
  const t = useTranslations()
  const written = useSeo()
  const site = useSite()
  const shown = useScreen()
  const seo = isError ? EMPTY_SITE_CONFIG.seo : written
  const screen = isError ? null : shown
  const shop = site?.config.seo ?? EMPTY_SITE_CONFIG.seo
  const keywords = seo.keyword || shop.keyword
  const name = useShopName()
  const plain = title ?? t(screen?.title ?? 'not_found.title')
  const own = page > 1 ? `${plain} – ${t('pagination.page', { page })}` : plain
  const hasContent = !isEmpty && (page === 1 || listed !== 0)
  return (
    <>
      <title>{seo.title || `${own} | ${name}`}</title>
      <meta
        name="description"
        content={seo.description || description || shop.description || t('descriptions.shop')}
      />
      {keywords && <meta name="keywords" content={keywords} />}
      {hasContent && (screen?.audience === 'indexed' || screen?.isFindable) ? (
        <Alternates properPath={properPath} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

function Alternates({ properPath }: Pick<HeadProps, 'properPath'>) {
  const { pathname } = useLocation()
  const search = useIdentitySearch()
  const lang = useLang()
  const site = useSite()
  if (!site) return null
  const address = (of: Lang) => site.config.website_home + localizedPath(of, properPath ?? pathname) + search
  return (
    <>
      <link rel="canonical" href={address(lang)} />
      {site.langs.map(other => (
        <link key={other} rel="alternate" hrefLang={LOCALES[other].tag} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANG)} />
    </>
  )
}
