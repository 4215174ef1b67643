import { createContext, useContext } from 'react'

type FieldState = {
  id: string
  /** The ids of what explains the control. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean | undefined
}

const FieldContext = createContext<FieldState | null>(null)

export const FieldProvider = FieldContext.Provider

/**
 * What ties a control to the label, hint and error of the Field around it. Not the native `required`: browsers would
 * stop the form with words of their own.
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
