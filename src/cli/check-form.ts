import type * as z from 'zod/mini'
import { validate } from '../contract/wire/validate.ts'

type Form<B extends z.ZodMiniObject> = { path: string; body: B | null }

/** Validates the typed input with the same schema as the desk. */
export function checkForm<B extends z.ZodMiniObject>(
  { path, body }: Form<B>,
  typed: z.input<B>,
): z.output<B> {
  if (!body) throw new Error(`${path} has no body`)
  return validate(body, typed)
}
