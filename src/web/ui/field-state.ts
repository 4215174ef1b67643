import { createContext, useContext } from 'react'

type FieldState = {
  id: string
  /** The ids of the elements that describe the control. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean | undefined
}

const FieldContext = createContext<FieldState | null>(null)

export const FieldProvider = FieldContext.Provider

/**
 * Connects a control to the label, hint and error of its Field. Does not set the native `required`, because browsers
 * would stop the form with their own messages.
 */
export function useControl() {
  const field = useContext(FieldContext)
  return {
    id: field?.id,
    disabled: field?.isDisabled,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': field?.isRequired || undefined,
  }
}
