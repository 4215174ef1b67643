import * as z from 'zod/mini'
import { isCountry, usesStates } from '../../domain/countries.ts'
import { LIMITS } from '../../domain/limits.ts'
import { LANGS } from '../../domain/locales.ts'
import { idOfPageUrl } from '../../domain/page-url.ts'
import type { MessageKey } from './messages.ts'

export const LangCode = z.enum(LANGS)

/** A trimmed string of at most `length` characters, none of them NUL: no database could keep it. */
export const text = (length: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(length),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed()),
  )

/**
 * A text that has to be given, on one line; anything else answers the field's own message. No check ends the others:
 * what two fields have to do with each other is checked only when every one of them was gone through.
 */
export const required = (error: MessageKey, length: number = LIMITS.nameLength) =>
  z.string({ error }).check(
    z.trim(),
    z.minLength(1, { error }),
    z.maxLength(length, { error: 'errors.field_too_big' }),
    z.refine(value => isOneLine(value) && isVisible(value), { error }),
  )

/** A text on one line that may be left out. */
export const line = (length: number = LIMITS.nameLength, error: MessageKey = 'errors.field_invalid') =>
  z._default(
    z
      .string({ error })
      .check(
        z.trim(),
        z.maxLength(length, { error: 'errors.field_too_big' }),
        z.refine(isOneLine, { error }),
      ),
    '',
  )

/** A text of several lines that may be left out. */
export const paragraph = (length: number) =>
  z._default(
    z.string().check(
      z.trim(),
      z.maxLength(length, { error: 'errors.field_too_big' }),
      z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
    ),
    '',
  )

/** Line breaks in a name or an address end up in the header of a mail or on a label; half a character nowhere. */
function isOneLine(value: string): boolean {
  return !/\p{Cc}|[\u2028\u2029]/u.test(value) && value.isWellFormed()
}

/** Something to be seen: a space of no width is no name. */
function isVisible(value: string): boolean {
  return value === '' || /[^\p{Cf}\p{Z}]/u.test(value)
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]{2,}$/
const HAN = /\p{Script=Han}/u

export const Email = z.string({ error: 'errors.email_required' }).check(
  z.trim(),
  z.minLength(LIMITS.emailMinLength, { error: 'errors.email_required' }),
  z.maxLength(LIMITS.emailLength, { error: 'errors.email_invalid' }),
  // The other checks do not stop this one, and the pattern takes hours for a megabyte.
  z.refine(value => value.length <= LIMITS.emailLength && isEmail(value), {
    error: 'errors.email_invalid',
  }),
)

function isEmail(value: string): boolean {
  return EMAIL.test(value) && !HAN.test(value) && isOneLine(value)
}

export const Country = z
  .string({ error: 'errors.country_required' })
  .check(z.trim(), z.refine(isCountry, { error: 'errors.country_required' }))

/** A field of an address that only some countries use. Checked also when other fields are wrong, hence `when`. */
export const neededWhere = (
  field: 'state' | 'postal_code',
  isUsed: (country: string) => boolean,
  error: MessageKey,
) =>
  z.refine<Record<string, unknown>>(
    ({ country, [field]: given }) =>
      !isBlank(given) || !isUsed(typeof country === 'string' ? country.trim() : ''),
    { path: [field], error, when: ({ value }) => typeof value === 'object' && value !== null },
  )

/** What is no text has a complaint of its own. */
function isBlank(given: unknown): boolean {
  return given === undefined || (typeof given === 'string' && (given === '' || !isVisible(given)))
}

export const stateWhereUsed = neededWhere('state', usesStates, 'errors.state_required')

/**
 * A list or record of at most `most` entries. They are counted before any of them is looked at: a body of a megabyte
 * holds hundreds of thousands, and each wrong one costs a complaint.
 */
export const atMost = <S extends z.ZodMiniType>(
  most: number,
  schema: S,
  error: MessageKey = 'errors.field_too_big',
) =>
  z.pipe(
    z.transform<z.input<S>, unknown>((value, context) => {
      if (countEntries(value) > most)
        context.issues.push({ code: 'custom', message: error, input: undefined, continue: false })
      return value
    }),
    schema,
  )

function countEntries(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/** What a mailed link carries. */
export const LinkToken = z
  .string({ error: 'errors.link_invalid' })
  .check(z.trim(), z.regex(/^[\w-]{20,100}$/, { error: 'errors.link_invalid' }))

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

/** The number of a row of ours, as a path or a body carries it. */
export const RowId = whole(1, 2 ** 31 - 1)

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
