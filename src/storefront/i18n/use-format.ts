import { formatsFor } from './format.ts'
import { useLang } from './lang.tsx'

export function useFormat() {
  return formatsFor(useLang())
}
