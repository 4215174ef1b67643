import type { Ref } from 'react'
import { FormField } from '../../../web/forms/form-field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'

type CodeFieldProps = { label: string; hint?: string; ref?: Ref<HTMLInputElement> }

/** A code of an authenticator app, or a recovery code, which has letters. */
export function CodeField({ label, hint, ref }: CodeFieldProps) {
  return (
    <FormField name="code" label={label} hint={hint}>
      <TextInput
        ref={ref}
        name="code"
        isCode
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </FormField>
  )
}
