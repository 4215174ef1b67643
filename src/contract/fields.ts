import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { LANGS } from '../domain/locales.ts'
import { idOfPageUrl } from '../domain/page-url.ts'

export const LangCode = z.enum(LANGS)

/** A trimmed string of at most `length` characters, none of them NUL: no database could keep it. */
export const text = (length: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(length),
    z.refine(value => !value.includes('\u0000')),
  )

/** A bare id or a page url that ends in one. */
export const PageId = z.pipe(
  z.coerce.string().check(
    z.trim(),
    z.maxLength(LIMITS.urlLength),
    z.refine(value => idOfPageUrl(value) !== null),
  ),
  z.transform((value: string) => idOfPageUrl(value) ?? 0),
)

/** `?brand_id=` is what a form without a choice sends, and means none. */
export const orNone = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  )

const whole = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max))

/** What every list takes. */
export const Paging = {
  page: z._default(whole(1, 1_000_000_000), 1),
  page_size: z._default(whole(1, LIMITS.pageSizeMax), LIMITS.pageSize),
}
export type Paging = { page: number; page_size: number }

/** What every list answers. */
export const listOf = <S extends z.ZodMiniType>(item: S) => ({
  list: z.array(item),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  total_capped: z.optional(z.literal(true)),
})
