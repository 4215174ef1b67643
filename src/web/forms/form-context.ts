import { createContext, useContext } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { isMessageKey, type Messages } from '../../contract/wire/messages.ts'
import type { FormHandle } from './use-form.ts'

const FormContext = createContext<Pick<FormHandle, 'fields' | 'isBusy'>>({ fields: {}, isBusy: false })

export const FormProvider = FormContext.Provider

export function useFormState() {
  return useContext(FormContext)
}

/** What stands beside a field, in the visitor's language. */
export function useFieldError(name: string): string | undefined {
  const say = useSay()
  const error = useFormState().fields[name]
  return error && say(error)
}

/** Keys of ours become texts; what the server has said already stays as it is. */
export function useSay(): (keyOrText: string) => string {
  const t = useTranslations()
  const messages: Messages = useMessages()
  return text => (isMessageKey(messages, text) ? t(text) : text)
}
