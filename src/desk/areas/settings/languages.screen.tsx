import { ArrowUp } from 'lucide'
import { useTranslations } from 'use-intl'
import { isLang, LANGS, type Lang, LOCALES } from '../../../domain/locales.ts'
import { Checkbox } from '../../../web/ui/checkbox.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { IconButton } from '../../../web/ui/icon-button.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { useSettingText } from './section-context.ts'
import { SectionForm } from './section-form.tsx'
import { SectionPage } from './section-page.tsx'

export function Component() {
  return (
    <SectionPage id="languages">
      {section => (
        <SectionForm section={section}>
          <LanguageFields />
        </SectionForm>
      )}
    </SectionPage>
  )
}

/** The chosen ones in their order, then the others. */
function LanguageFields() {
  const t = useTranslations('desk_settings')
  const [text, setText] = useSettingText('languages')
  const chosen = text.split(', ').filter(isLang)
  const change = (codes: Lang[]) => setText(codes.join(', '))
  const toggle = (lang: Lang) =>
    change(chosen.includes(lang) ? chosen.filter(code => code !== lang) : [...chosen, lang])
  const rest = LANGS.filter(lang => !chosen.includes(lang))
  return (
    <>
      <input type="hidden" name="languages" value={text} />
      <p className="text-sm text-ink-soft">{t('languages.hint')}</p>
      <ul className="divide-y divide-hairline">
        {[...chosen, ...rest].map((lang, at) => (
          <li key={lang} className="flex min-h-11 items-center gap-3 py-1">
            <Checkbox
              className="flex-1"
              label={<bdi lang={LOCALES[lang].tag}>{LOCALES[lang].name}</bdi>}
              checked={chosen.includes(lang)}
              disabled={lang === 'en'}
              onChange={() => toggle(lang)}
            />
            {at > 0 && at < chosen.length && (
              <IconButton
                label={t('languages.up', { name: LOCALES[lang].name })}
                icon={<Icon of={ArrowUp} />}
                onClick={() => change(movedUp(chosen, at))}
              />
            )}
          </li>
        ))}
      </ul>
      <ConflictNote name="languages" label={t('sections.languages')} shown={namesOf} />
    </>
  )
}

function namesOf(codes: string): string {
  return codes
    .split(', ')
    .map(code => (isLang(code) ? LOCALES[code].name : code))
    .join(', ')
}

function movedUp(codes: readonly Lang[], at: number): Lang[] {
  const moved = codes.slice(at, at + 1)
  const others = codes.filter((_, index) => index !== at)
  return others.toSpliced(at - 1, 0, ...moved)
}
