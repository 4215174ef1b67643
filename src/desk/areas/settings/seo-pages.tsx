import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  listSeoEntries,
  removeSeoEntry,
  type SeoEntry,
  SettingConflicts,
  saveSeoEntry,
} from '../../../contract/desk/settings.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { isLang, LANGS, LOCALES } from '../../../domain/locales.ts'
import { SEO_TEXTS } from '../../../domain/setting-sections.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { useFormInPlace } from '../../shell/page/use-form-in-place.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { queryClient } from '../../shell/session/query-client.ts'

const seoQuery = queryOptions({ queryKey: ['settings', 'seo'], queryFn: () => call(listSeoEntries) })

const reload = () => queryClient.invalidateQueries({ queryKey: seoQuery.queryKey })

const NEW: SeoEntry = { path: '', lang: 'en', title: '', keyword: '', description: '', rev: 0 }

/** Texts of single pages for search engines. */
export function SeoPages() {
  const t = useTranslations('desk_settings.seo_pages')
  const mayEdit = useMay()('settings.edit')
  const { data, error, refetch } = useQuery(seoQuery)
  const { subject: edited, open, close, form, opener } = useFormInPlace<SeoEntry>()
  return (
    <Card level="h2" title={t('title')} className="max-w-[52rem]">
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="divide-y divide-hairline">
        {data?.map(entry => (
          <SeoLine
            key={`${entry.path} ${entry.lang}`}
            entry={entry}
            onEdit={mayEdit ? () => open(entry) : null}
          />
        ))}
      </ul>
      {mayEdit && !edited && (
        <Button ref={opener} className="mt-3" onClick={() => open(NEW)}>
          {t('add')}
        </Button>
      )}
      <div ref={form}>
        {edited && <SeoForm key={`${edited.path} ${edited.lang}`} entry={edited} onClose={close} />}
      </div>
    </Card>
  )
}

function SeoLine({ entry, onEdit }: { entry: SeoEntry; onEdit: (() => void) | null }) {
  const t = useTranslations('desk_settings.seo_pages')
  const { path, lang } = entry
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeSeoEntry, { path, lang: isLang(lang) ? lang : 'en' }),
    onSuccess: async () => {
      tell({ key: 'desk_settings.saved' })
      await reload()
    },
  })
  return (
    <li data-row className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{path}</bdi> · {isLang(lang) ? LOCALES[lang].name : lang}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <bdi>{[entry.title, entry.description].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
      {onEdit && (
        <div className="flex gap-2">
          <Button size="sm" aria-label={`${t('edit')}: ${path} ${lang}`} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button
            size="sm"
            isBusy={isPending}
            aria-label={`${t('remove')}: ${path} ${lang}`}
            onClick={() => mutate()}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function SeoForm({ entry, onClose }: { entry: SeoEntry; onClose: () => void }) {
  const t = useTranslations()
  const isNew = entry.path === ''
  const edit = useEdit({ present: entry, fieldsOf, read: refusal => findNow(refusal, entry) })
  const draft = useEditDraft('seo', entry.path, entry.lang, edit.base.rev)
  const form = useForm(saveSeoEntry, {
    draft,
    extra: isNew ? { rev: edit.rev } : { rev: edit.rev, path: entry.path, lang: entry.lang },
    compose: ({ path, lang, ...typed }) => ({ path, lang, ...edit.compose(typed) }),
    onRefused: edit.onRefused,
    onDone: async () => {
      tell({ key: 'desk_settings.saved' })
      await reload()
      onClose()
    },
  })
  const nameOf = (field: string) =>
    t(`desk_settings.fields.seo.${SEO_TEXTS.find(name => name === field) ?? 'title'}`)
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <Form form={form} label={t('desk_settings.seo_pages.add')}>
        {isNew && (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              name="path"
              autoComplete="off"
              label={t('desk_settings.seo_pages.path')}
              hint={t('desk_settings.seo_pages.path_hint')}
            />
            <FormField name="lang" label={t('desk_settings.seo_pages.lang')}>
              <NativeSelect
                name="lang"
                defaultValue={entry.lang}
                options={LANGS.map(value => ({ value, label: LOCALES[value].name }))}
              />
            </FormField>
          </div>
        )}
        <BothVersions conflicts={edit.conflicts} nameOf={nameOf} onUse={edit.takeTheirs} />
        <div ref={edit.box} key={edit.generation} className="flex flex-col gap-4">
          {SEO_TEXTS.map(name => (
            <TextField
              key={name}
              name={name}
              isOptional
              autoComplete="off"
              label={nameOf(name)}
              defaultValue={edit.base[name]}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary">{t('desk.save')}</SubmitButton>
          <Button onClick={onClose}>{t('desk.cancel')}</Button>
        </div>
      </Form>
    </div>
  )
}

function fieldsOf({ title, keyword, description }: SeoEntry) {
  return { title, keyword, description }
}

/** The texts of the page as they are now. A removed entry has none. */
async function findNow({ details }: Refusal, { path, lang }: SeoEntry): Promise<SeoEntry> {
  const rev = SettingConflicts.safeParse(details.data).data?.rev ?? 0
  const entries = await queryClient.fetchQuery({ ...seoQuery, staleTime: 0 })
  const now = entries.find(entry => entry.path === path && entry.lang === lang)
  return { ...NEW, path, lang, ...now, rev }
}
