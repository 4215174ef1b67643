import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { uploadFile } from '../../../contract/desk/files.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { SETTING_SECTIONS } from '../../../domain/setting-sections.ts'
import { useFieldError } from '../../../web/forms/form-context.ts'
import { Button } from '../../../web/ui/button.tsx'
import { ErrorText } from '../../../web/ui/error-text.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { ConflictNote } from './conflict-note.tsx'
import { useSection, useSetting, useSettingText } from './section-context.ts'
import { SectionForm } from './section-form.tsx'
import { SectionPage } from './section-page.tsx'

export function Component() {
  return (
    <SectionPage id="logos">
      {section => (
        <SectionForm section={section}>
          <UploadHint />
          {SETTING_SECTIONS.logos.map(name => (
            <PictureField key={name} name={name} />
          ))}
        </SectionForm>
      )}
    </SectionPage>
  )
}

function UploadHint() {
  const t = useTranslations('desk_settings')
  const size = LIMITS.pictureBytes / 1024 / 1024
  return <p className="text-sm text-ink-soft">{t('pictures.hint', { size })}</p>
}

type PictureName = (typeof SETTING_SECTIONS)['logos'][number]

/** The new picture is uploaded at once, and shown in the shop after saving. */
function PictureField({ name }: { name: PictureName }) {
  const t = useTranslations('desk_settings')
  const { mayEdit } = useSection()
  const { value } = useSetting(name)
  const [path, change] = useSettingText(name)
  const error = useFieldError(name)
  const take = (uploaded: string) => {
    if (uploaded === value) tell({ key: 'desk_settings.pictures.same' })
    change(uploaded)
  }
  return (
    <fieldset className="rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">{t(`fields.${name}`)}</legend>
      <input type="hidden" name={name} value={path} />
      <div className="flex flex-wrap items-center gap-4">
        <Picture path={path} label={path === value ? path && t('pictures.now') : t('pictures.new')} />
        {path !== value && <Picture path={value} label={t('pictures.before')} isOld />}
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <UploadButton label={t('pictures.upload')} of={t(`fields.${name}`)} onUploaded={take} />
            {path !== '' && (
              <Button size="sm" onClick={() => change('')}>
                {t('pictures.remove')}
              </Button>
            )}
            {path !== value && (
              <Button size="sm" onClick={() => change(value)}>
                {t('pictures.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
      {path !== value && <p className="mt-2 text-sm text-ink-soft">{t('pictures.unsaved')}</p>}
      {error && <ErrorText>{error}</ErrorText>}
      <ConflictNote name={name} label={t(`fields.${name}`)} />
    </fieldset>
  )
}

function Picture({ path, label, isOld = false }: { path: string; label: string; isOld?: boolean }) {
  const t = useTranslations('desk_settings')
  return (
    <figure className="flex flex-col gap-1">
      {path === '' ? (
        <p className="flex h-16 w-32 items-center justify-center rounded-md bg-bench px-2 text-center text-sm text-ink-soft">
          {t('pictures.none')}
        </p>
      ) : (
        <img
          src={path}
          alt=""
          className={`h-16 max-w-48 rounded-md bg-bench object-contain ${isOld ? 'opacity-60' : ''}`}
        />
      )}
      {label !== '' && <figcaption className="text-xs text-ink-soft">{label}</figcaption>}
    </figure>
  )
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif'

type UploadButtonProps = { label: string; of: string; onUploaded: (path: string) => void }

function UploadButton({ label, of, onUploaded }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) =>
      call(uploadFile, { name: file.name, content: await readAsBase64(file) }),
    onSuccess: ({ path }) => onUploaded(path),
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={`${label}: ${of}`}
        className="sr-only"
        tabIndex={-1}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) mutate(file)
        }}
      />
      <Button
        size="sm"
        isBusy={isPending}
        icon={<Icon of={ImageUp} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

/** The content of a file, as the API of the desk takes it. */
function readAsBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onerror = () => reject(reader.error)
  reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''))
  reader.readAsDataURL(file)
  return promise
}
