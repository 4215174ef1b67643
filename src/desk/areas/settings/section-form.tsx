import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  SettingConflicts,
  type SettingSection,
  saveBank,
  saveSection,
} from '../../../contract/desk/settings.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { Form } from '../../../web/forms/form.tsx'
import { type FormValues, readForm } from '../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { type FormHandle, useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import type { EditConflict } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { LastChange } from './last-change.tsx'
import { SectionProvider } from './section-context.ts'
import { keepSection } from './settings-query.ts'

type Read = (typed: FormValues) => Record<string, string>

type SectionFormProps = {
  section: SettingSection
  children: ReactNode
  /** The values of the settings, if they are not the fields of the form. */
  read?: Read
}

/** Another person's change appears at once as long as nothing was typed here. */
export function SectionForm({ section, read = texts, children }: SectionFormProps) {
  const [base, setBase] = useState(section)
  const [generation, setGeneration] = useState(0)
  const [isDirty, setDirty] = useState(false)
  if (!isDirty && section.rev > base.rev) {
    setBase(section)
    setGeneration(generation + 1)
  }
  return (
    <OpenForm
      key={generation}
      base={base}
      read={read}
      onTouch={() => setDirty(true)}
      onSaved={async saved => {
        setDirty(false)
        setBase(saved)
        tell({ key: 'desk_settings.saved' })
        await keepSection(saved)
      }}
      onDrop={async () => {
        setDirty(false)
        await keepSection(base)
      }}
    >
      {children}
    </OpenForm>
  )
}

type OpenFormProps = {
  base: SettingSection
  read: Read
  children: ReactNode
  onTouch: () => void
  onSaved: (section: SettingSection) => Promise<void>
  onDrop: () => void
}

function OpenForm({ base, read, children, onTouch, onSaved, onDrop }: OpenFormProps) {
  const t = useTranslations()
  const mayEdit = useMay()(base.id === 'bank' ? 'bank.edit' : 'settings.edit')
  const [seenRev, setSeenRev] = useState(0)
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  const draft = useEditDraft('settings', base.id, base.rev)
  const form = useForm(base.id === 'bank' ? saveBank : saveSection, {
    draft,
    extra: base.id === 'bank' ? {} : { section: base.id },
    compose: typed => ({ rev: Math.max(seenRev, base.rev), values: changed(base, read(typed)) }),
    onRefused: refusal => {
      const answer = conflictsOf(refusal)
      if (!answer) return
      const mine = form.ref.current ? read(readForm(form.ref.current)) : {}
      setSeenRev(answer.rev)
      setConflicts(
        answer.conflicts.map(({ name, value }) => ({ name, mine: mine[name] ?? '', theirs: value })),
      )
    },
    onDone: async saved => {
      setConflicts([])
      await onSaved(saved)
    },
  })
  const takeTheirs = (conflict: EditConflict) => {
    setConflicts(list => list.filter(other => other !== conflict))
    if (!fill(form, conflict)) onDrop()
  }
  return (
    <SectionProvider value={{ draft, fields: base.fields, conflicts, mayEdit, touch: onTouch, takeTheirs }}>
      <Card className="max-w-[52rem]">
        {!mayEdit && <Notice className="mb-4">{t('desk_settings.read_only')}</Notice>}
        <div onInput={onTouch}>
          <Form form={form}>
            <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-4">
              {children}
            </fieldset>
            {mayEdit && <SubmitButton className="self-start">{t('desk.save')}</SubmitButton>}
          </Form>
        </div>
        <LastChange changed={base.changed} />
      </Card>
    </SectionProvider>
  )
}

function texts(typed: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Only values that differ from the saved ones, so that changes of others stay. */
function changed({ fields }: SettingSection, values: Record<string, string>): Record<string, string> {
  const own = fields.flatMap(({ name, value }) => {
    const typed = values[name]?.trim()
    return typed === undefined || typed === value.trim() ? [] : [[name, typed]]
  })
  return Object.fromEntries(own)
}

function conflictsOf({ reason, details }: Refusal): SettingConflicts | null {
  if (reason !== 'desk_settings.errors.changed') return null
  const parsed = SettingConflicts.safeParse(details.data)
  return parsed.success ? parsed.data : null
}

/** False if it is not a field to type in: the whole section is then shown as it was saved. */
function fill({ ref }: FormHandle, { name, theirs }: EditConflict): boolean {
  const control = ref.current?.elements.namedItem(name)
  const isTyped =
    (control instanceof HTMLInputElement && control.type !== 'hidden') ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  if (!isTyped) return false
  control.value = theirs
  control.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
