import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { listMailKinds, type MailKind, previewMail } from '../../../contract/desk/mails.ts'
import { LANGS, type Lang, LOCALES, langOr } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { call } from '../../shell/session/call.ts'
import { useMailName } from '../../shell/texts/use-mail-name.ts'
import { ShownMail } from './shown-mail.tsx'

const mailKindsQuery = queryOptions({
  queryKey: ['mail-kinds'],
  queryFn: () => call(listMailKinds),
  // Only a new version of the shop has other mails.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Kind and language are in the address, so that a preview can be sent to a colleague. */
export function MailPreview() {
  const t = useTranslations('desk_settings.mails')
  const { data, error, refetch } = useQuery(mailKindsQuery)
  return (
    <Card level="h2" title={t('preview')}>
      <p className="mb-4 text-sm text-ink-soft">{t('sample')}</p>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <ChosenPreview kinds={data} />}
    </Card>
  )
}

function ChosenPreview({ kinds }: { kinds: MailKind[] }) {
  const t = useTranslations('desk_settings.mails')
  const own = useLang()
  const nameOf = useMailName()
  const [search, setSearch] = useSearchParams()
  const known = kinds.find(({ kind }) => kind === search.get('mail')) ?? kinds[0]
  const lang = langOr(search.get('in'), own)
  if (!known) return null
  const choose = (mail: string, language: string) => setSearch({ mail, in: language }, { replace: true })
  return (
    <>
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <Field label={t('kind')}>
          <PlainSelect
            value={known.kind}
            onValueChange={kind => choose(kind, lang)}
            options={kinds.map(({ kind, is_to_staff }) => ({
              value: kind,
              label: is_to_staff ? t('to_staff', { subject: nameOf(kind) }) : nameOf(kind),
            }))}
          />
        </Field>
        <Field label={t('language')}>
          <PlainSelect
            value={lang}
            onValueChange={code => choose(known.kind, code)}
            options={LANGS.map(value => ({ value, label: LOCALES[value].name }))}
          />
        </Field>
      </div>
      <Preview kind={known.kind} lang={lang} />
    </>
  )
}

function Preview({ kind, lang }: { kind: string; lang: Lang }) {
  const t = useTranslations('desk_settings.mails')
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'mail-preview', kind, lang],
    queryFn: () => call(previewMail, { kind, language: lang }),
  })
  const { tag, dir } = LOCALES[lang]
  return (
    <>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <>
          <p className="mb-3 font-semibold" lang={tag} dir={dir}>
            {data.subject}
          </p>
          <ShownMail html={data.html} title={t('preview')} />
          <details className="mt-3">
            <summary className="min-h-6 cursor-pointer text-sm text-brand">{t('plain')}</summary>
            <pre
              lang={tag}
              dir={dir}
              className="mt-2 overflow-x-auto rounded-md bg-bench p-3 text-sm whitespace-pre-wrap wrap-anywhere"
            >
              {data.text}
            </pre>
          </details>
        </>
      )}
    </>
  )
}
