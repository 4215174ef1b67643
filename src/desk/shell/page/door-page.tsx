import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LANGS, LOCALES, langOr } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { showLang } from '../texts/desk-texts.ts'
import { DeskMark } from './desk-mark.tsx'
import { TabTitle } from './page-title.tsx'
import { PlainSelect } from './plain-select.tsx'

type DoorPageProps = { title: string; text?: ReactNode; isWide?: boolean; children?: ReactNode }

/** A single card, for the screens before the desk. */
export function DoorPage({ title, text, isWide, children }: DoorPageProps) {
  const t = useTranslations('desk')
  return (
    <div className="flex min-h-dvh flex-col items-center bg-bench px-4 py-8 sm:py-14 print:bg-paper">
      <TabTitle title={title} />
      <header className="mb-6 flex items-center gap-2.5 text-xl font-semibold text-brand">
        <DeskMark />
        {t('name')}
      </header>
      <main
        className={classNames(
          'w-full rounded-md border border-hairline bg-paper px-5 py-6 sm:px-8 print:border-0',
          isWide ? 'max-w-[46rem]' : 'max-w-[27rem]',
        )}
      >
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-1.5 text-ink-soft wrap-anywhere">{text}</p>}
        {children && <div className="mt-5 flex flex-col gap-5">{children}</div>}
      </main>
      <LanguageChoice />
    </div>
  )
}

function LanguageChoice() {
  const t = useTranslations('frame')
  const lang = useLang()
  return (
    <footer className="mt-6 w-44 print:hidden">
      <PlainSelect
        label={t('language')}
        value={lang}
        options={LANGS.map(value => ({ value, label: LOCALES[value].name }))}
        onValueChange={value => void showLang(langOr(value, lang))}
      />
    </footer>
  )
}
