import { formatsFor } from '../../domain/formats.ts'
import { useLang } from './lang.tsx'

export function useFormat() {
  return formatsFor(useLang())
}
