import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormField } from '../../../web/forms/form-field.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { useSetting } from './section-context.ts'

export type InputKind = 'text' | 'email' | 'url' | 'tel' | 'code' | 'number' | 'area'

type SettingInputProps = { name: string; label: string; hint?: string; kind?: InputKind }

/** A setting with one text. Once the text is changed, the saved value is shown below. */
export function SettingInput({ name, label, hint, kind = 'text' }: SettingInputProps) {
  const t = useTranslations('desk_settings')
  const { value, default: byDefault, is_invalid } = useSetting(name)
  const [typed, setTyped] = useState(value)
  const onInput = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setTyped(event.currentTarget.value)
  const hints = [
    ...(hint ? [hint] : []),
    ...(is_invalid ? [t('invalid_stored')] : []),
    ...(typed.trim() !== value.trim() ? [t('saved_value', { value: value || t('empty') })] : []),
    ...(byDefault !== '' && byDefault !== value ? [t('default_value', { value: byDefault })] : []),
  ]
  return (
    <div className="flex flex-col gap-2">
      <FormField name={name} label={label} hint={hints.join(' ') || undefined} isOptional>
        {kind === 'area' ? (
          <TextArea name={name} defaultValue={value} rows={3} onInput={onInput} />
        ) : (
          <TextInput
            {...INPUTS[kind]}
            name={name}
            defaultValue={value}
            autoComplete="off"
            onInput={onInput}
          />
        )}
      </FormField>
      <ConflictNote name={name} label={label} />
    </div>
  )
}

type SettingChoiceProps = {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** A setting with one of a few values. */
export function SettingChoice({ name, label, hint, options }: SettingChoiceProps) {
  const { value } = useSetting(name)
  return (
    <div className="flex flex-col gap-2">
      <FormField name={name} label={label} hint={hint} isOptional>
        <NativeSelect name={name} defaultValue={value} options={options} />
      </FormField>
      <ConflictNote
        name={name}
        label={label}
        shown={theirs => options.find(option => option.value === theirs)?.label ?? theirs}
      />
    </div>
  )
}

const INPUTS = {
  text: {},
  email: { type: 'email' },
  url: { type: 'url' },
  tel: { type: 'tel' },
  code: { isCode: true },
  number: { isCode: true, inputMode: 'numeric' },
} as const
