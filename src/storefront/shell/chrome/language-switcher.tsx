import { Check, ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { type Lang, LOCALES, localizedPath } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { Popover } from '../../../web/ui/popover.tsx'
import { useSite } from '../page/site-data.ts'
import { chooseLang } from './choose-lang.ts'
import { useHere } from './preserved-markup.tsx'

export function LanguageSwitcher() {
  const t = useTranslations('frame')
  const current = useLang()
  return (
    <Popover
      id="language-menu"
      label={`${t('language')}: ${LOCALES[current].name}`}
      triggerClass="flex h-8 items-center gap-1.5 rounded-md px-2 hover:bg-hairline"
      className="p-1"
      trigger={
        <>
          <Sign lang={current} />
          <span>{LOCALES[current].name}</span>
          <Icon of={ChevronDown} className="size-4" />
        </>
      }
    >
      <LanguageLinks className="flex min-w-44 flex-col" />
    </Popover>
  )
}

const LINKS =
  '[&_a]:font-system [&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-md [&_a]:px-2 [&_a]:hover:bg-bench'

/** Links to the same page in the other languages. They load a new document, because every text changes. */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLang()
  const langs = useSite()?.langs ?? []
  const here = useHere()
  return (
    <ul className={`${className} ${LINKS}`}>
      {langs.map(lang => (
        <li key={lang}>
          <a
            href={localizedPath(lang, here)}
            hrefLang={LOCALES[lang].tag}
            lang={LOCALES[lang].tag}
            data-reload=""
            aria-current={lang === current ? 'true' : undefined}
            onClick={event => chooseLang(event, lang)}
          >
            <Sign lang={lang} />
            {LOCALES[lang].name}
            {lang === current && <Icon of={Check} className="text-brand ms-auto size-4" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Loaded lazily, because it is hidden on phones and while the menu is closed. */
function Sign({ lang }: { lang: Lang }) {
  return <img src={`/languages/${lang}.svg`} alt="" width="20" height="20" loading="lazy" />
}
