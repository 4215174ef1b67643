import { Eye, EyeOff } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { FormField } from './form-field.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  className?: string
}

/** People choose better passwords if they can see what they type. */
export function PasswordField({ name, label, autoComplete, hint, className }: PasswordFieldProps) {
  const t = useTranslations('forms')
  const [isShown, setIsShown] = useState(false)
  return (
    <FormField name={name} label={label} hint={hint} className={className}>
      <span className="relative block">
        <TextInput
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // `dir="auto"` may turn the text around, but the button stays.
          className="ltr:pr-11 rtl:pl-11"
        />
        <IconButton
          label={t('show_password', { field: label })}
          aria-pressed={isShown}
          icon={isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          onClick={() => setIsShown(!isShown)}
          className="absolute! end-0.5 top-1/2 size-9! -translate-y-1/2"
        />
      </span>
    </FormField>
  )
}
