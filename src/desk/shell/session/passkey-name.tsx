import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../domain/limits.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'

type PasskeyNameProps = {
  name?: string
  submit: string
  isBusy: boolean
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** Not a form of one call: between name and call the browser asks the person for the passkey. */
export function PasskeyName({ name = '', submit, isBusy, onSubmit, onCancel }: PasskeyNameProps) {
  const t = useTranslations()
  const [typed, setTyped] = useState(name)
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(typed.trim() === '')
    if (typed.trim() !== '') onSubmit(typed.trim())
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-3">
      <Field
        label={t('desk.passkeys.name')}
        hint={t('desk.passkeys.name_hint')}
        error={isMissing ? t('desk_errors.name_required') : undefined}
        className="min-w-0 flex-1 basis-52"
      >
        <TextInput
          value={typed}
          maxLength={LIMITS.nameLength}
          autoComplete="off"
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
      <Button onClick={onCancel}>{t('desk.cancel')}</Button>
    </form>
  )
}
