import { createContext, useContext } from 'react'

const FieldRequiredContext = createContext(false)

export const FieldRequiredProvider = FieldRequiredContext.Provider

/**
 * The `aria-required` of a control inside a Field. Not the native `required`: then Base UI would mark the
 * field as wrong by itself, without a text beside it.
 */
export function useAriaRequired(): true | undefined {
  return useContext(FieldRequiredContext) || undefined
}
