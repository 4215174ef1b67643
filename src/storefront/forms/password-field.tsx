import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useFieldError } from './form-context.ts'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  className?: string
}

/** Typing blindly is what makes people choose bad passwords: they may look at what they type. */
export function PasswordField({ name, label, autoComplete, hint, className }: PasswordFieldProps) {
  const t = useTranslations()
  const [isShown, setIsShown] = useState(false)
  const error = useFieldError(name)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      requiredLabel={t('actions.required')}
      className={className}
    >
      <span className="relative block">
        <TextInput
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pe-11"
        />
        <IconButton
          label={t('forms.show_password', { field: label })}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setIsShown(!isShown)}
          className="absolute! end-0.5 top-1/2 size-9! -translate-y-1/2"
        />
      </span>
    </Field>
  )
}
