import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { localizedPath } from '../../domain/locales.ts'
import { useLang } from '../i18n/lang.tsx'

/** A plain form: it searches without any script, too. */
export function SearchForm() {
  const t = useTranslations('frame')
  const lang = useLang()
  return (
    <search className="order-last w-full lg:order-none lg:w-auto lg:flex-1">
      <form
        action={localizedPath(lang, '/s')}
        className="border-brand flex h-11 overflow-hidden rounded-md border-2"
      >
        <label htmlFor="search-box" className="sr-only">
          {t('search_label')}
        </label>
        <input
          id="search-box"
          name="wd"
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t('search_placeholder')}
          className="placeholder:text-ink-soft min-w-0 flex-1 px-3 font-mono placeholder:font-sans focus-visible:-outline-offset-2"
        />
        <button
          type="submit"
          className="bg-brand hover:bg-brand-strong flex items-center gap-2 px-4 font-semibold text-white focus-visible:outline-white focus-visible:-outline-offset-4"
        >
          <Search className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t('search_button')}</span>
        </button>
      </form>
    </search>
  )
}
