import { useTranslations } from 'use-intl'
import { Field } from '../../../../web/ui/field.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import type { PersonCheck } from './use-person.ts'

/** The code that only a person types, where the page had no other sign of one. */
export function PersonField({ person: { code, typed, setTyped } }: { person: PersonCheck }) {
  const t = useTranslations('quote')
  if (code === null) return null
  return (
    <Field label={t('type_code', { code })} className="sm:max-w-80">
      <TextInput
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        autoComplete="off"
        isCode
      />
    </Field>
  )
}
