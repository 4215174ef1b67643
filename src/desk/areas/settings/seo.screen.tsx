import { useTranslations } from 'use-intl'
import { SectionForm } from './section-form.tsx'
import { SectionPage } from './section-page.tsx'
import { SeoPages } from './seo-pages.tsx'
import { SettingInput } from './setting-input.tsx'

export function Component() {
  const t = useTranslations('desk_settings.fields')
  return (
    <SectionPage id="seo">
      {section => (
        <div className="flex flex-col gap-5">
          <SectionForm section={section}>
            <SettingInput name="seo.title" label={t('seo.title')} />
            <SettingInput name="seo.keyword" label={t('seo.keyword')} />
            <SettingInput name="seo.description" label={t('seo.description')} kind="area" />
          </SectionForm>
          <SeoPages />
        </div>
      )}
    </SectionPage>
  )
}
