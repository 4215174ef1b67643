import { createContext, useContext } from 'react'
import { DEFAULT_LANG, type Lang } from '../../domain/locales.ts'

const LangContext = createContext<Lang>(DEFAULT_LANG)

export const LangProvider = LangContext.Provider

export function useLang(): Lang {
  return useContext(LangContext)
}
