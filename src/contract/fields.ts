import * as z from 'zod/mini'
import { LANGS } from '../domain/locales.ts'

export const LangCode = z.enum(LANGS)

/** A trimmed string of at most `length` characters. */
export const text = (length: number) => z.string().check(z.trim(), z.maxLength(length))
