import { Search } from 'lucide'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { MANUFACTURERS_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { controlClass } from '../../../../web/ui/control-class.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { brandsPath } from './brand-query.ts'

/** A plain form that works without JavaScript; with it, the page stays. */
export function BrandFilter({ keyword }: { keyword: string }) {
  const t = useTranslations('manufacturers')
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <form
      action={localizedPath(lang, MANUFACTURERS_PATH)}
      className="flex w-full gap-2 sm:w-auto"
      onSubmit={event => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('keyword')
        void navigate(brandsPath({ keyword: String(typed ?? '').trim() }))
      }}
    >
      <label htmlFor="brand-keyword" className="sr-only">
        {t('filter_label')}
      </label>
      <input
        id="brand-keyword"
        name="keyword"
        type="search"
        defaultValue={keyword}
        maxLength={LIMITS.nameLength}
        placeholder={t('filter_label')}
        className={controlClass('md', 'sm:w-72')}
      />
      <Button type="submit" icon={<Icon of={Search} />}>
        {t('filter_button')}
      </Button>
    </form>
  )
}
