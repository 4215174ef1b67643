import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { sayWith, type Wording } from '../../contract/wire/messages.ts'
import type { FormHandle } from './use-form.ts'

const FormContext = createContext<Pick<FormHandle, 'fields' | 'isBusy'>>({ fields: {}, isBusy: false })

export const FormProvider = FormContext.Provider

export function useFormState() {
  return useContext(FormContext)
}

/** The message beside a field, in the visitor's language. */
export function useFieldError(name: string): string | undefined {
  const say = useSay()
  const error = useFormState().fields[name]
  return error && say(error)
}

export function useSay(): (wording: Wording) => string {
  return sayWith(useTranslations())
}
