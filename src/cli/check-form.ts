import type * as z from 'zod/mini'
import { validate } from '../contract/wire/validate.ts'

type Form<B extends z.ZodMiniObject> = { path: string; body: B | null }

/** Checks what was typed as the same act at the desk does. */
export function checkForm<B extends z.ZodMiniObject>(
  { path, body }: Form<B>,
  typed: z.input<B>,
): z.output<B> {
  if (!body) throw new Error(`${path} has no body`)
  return validate(body, typed)
}
