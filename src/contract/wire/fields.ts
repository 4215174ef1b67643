import * as z from 'zod/mini'
import { isCountry, usesStates } from '../../domain/countries.ts'
import { LIMITS } from '../../domain/limits.ts'
import { LANGS } from '../../domain/locales.ts'
import { idOfPageUrl } from '../../domain/page-url.ts'
import type { MessageKey } from './messages.ts'

export const LangCode = z.enum(LANGS)

/** A trimmed string of at most `length` characters without NUL, which PostgreSQL cannot store. */
export const text = (length: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(length),
    z.refine(value => !value.includes('\u0000') && value.isWellFormed()),
  )

/**
 * A required single-line text; any other value gets the field's own message. No check aborts the following
 * ones: checks across fields run only after every field was checked.
 */
export const required = (error: MessageKey, length: number = LIMITS.nameLength) =>
  z.string({ error }).check(
    z.trim(),
    z.minLength(1, { error }),
    z.maxLength(length, { error: 'errors.field_too_big' }),
    z.refine(value => isOneLine(value) && isVisible(value), { error }),
  )

const oneLine = (length: number, error: MessageKey) =>
  z
    .string({ error })
    .check(z.trim(), z.maxLength(length, { error: 'errors.field_too_big' }), z.refine(isOneLine, { error }))

/** An optional single-line text. */
export const line = (length: number = LIMITS.nameLength, error: MessageKey = 'errors.field_invalid') =>
  z._default(oneLine(length, error), '')

/** May be missing: it was added later, or a change of a record leaves it as it is. */
export const optionalLine = () => z.optional(oneLine(LIMITS.nameLength, 'errors.field_invalid'))

/** An optional text of several lines. */
export const paragraph = (length: number) =>
  z._default(
    z.string().check(
      z.trim(),
      z.maxLength(length, { error: 'errors.field_too_big' }),
      z.refine(value => !/[^\P{Cc}\t\r\n]/u.test(value) && value.isWellFormed()),
    ),
    '',
  )

/**
 * Only looks for other characters: a pattern of the whole text exhausts the stack of the regular expression after
 * some megabytes.
 */
export function isBase64(value: string): boolean {
  return !/[^A-Za-z0-9+/=]/.test(value)
}

/**
 * Line breaks in a name or address would end up in mail headers or on labels. Lone surrogates are invalid
 * everywhere.
 */
function isOneLine(value: string): boolean {
  return !/\p{Cc}|[\u2028\u2029]/u.test(value) && value.isWellFormed()
}

/** Requires a visible character: neither a zero-width space nor an empty Braille cell is a name. */
function isVisible(value: string): boolean {
  return value === '' || /[^\p{Cf}\p{Z}\p{DI}\u2800]/u.test(value)
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]{2,}$/
const HAN = /\p{Script=Han}/u

export const Email = z.string({ error: 'errors.email_required' }).check(
  z.trim(),
  z.minLength(LIMITS.emailMinLength, { error: 'errors.email_required' }),
  z.maxLength(LIMITS.emailLength, { error: 'errors.email_invalid' }),
  // Checks the length again: the other checks do not abort this one, and the pattern takes hours for a
  // megabyte.
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

/** An address field that only some countries use. Uses `when` to run even if other fields are invalid. */
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

/** Values that are not strings have an error of their own. */
function isBlank(given: unknown): boolean {
  return given === undefined || (typeof given === 'string' && (given === '' || !isVisible(given)))
}

export const stateWhereUsed = neededWhere('state', usesStates, 'errors.state_required')

/**
 * A list or record of at most `most` entries. The entries are counted before they are validated: a body of
 * one megabyte can hold hundreds of thousands, and each invalid one would create an issue.
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

/** A number of pieces. Minimum and multiple are checked against the part. */
export const Quantity = z
  .int({ error: 'errors.quantity_invalid' })
  .check(
    z.gte(1, { error: 'errors.quantity_invalid' }),
    z.lte(LIMITS.quantityMax, { error: 'errors.quantity_invalid' }),
  )

/** A database id in a request body: a number, not a numeric string. */
export const BodyId = z.int().check(z.gte(1), z.lte(2 ** 31 - 1))

/** Such as the revision of a record. A column of the database cannot hold more. */
export const WholeNumber = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))

/** The token of a mailed link. */
export const LinkToken = z
  .string({ error: 'errors.link_invalid' })
  .check(z.trim(), z.regex(/^[\w-]{20,100}$/, { error: 'errors.link_invalid' }))

/** An id, or a page URL that ends in one. */
export const PageId = z.pipe(
  z.coerce.string().check(
    z.trim(),
    z.maxLength(LIMITS.urlLength),
    z.refine(value => idOfPageUrl(value) !== null),
  ),
  z.transform((value: string) => idOfPageUrl(value) ?? 0),
)

/** Several of them, separated by commas. */
export const PageIds = z.pipe(
  z.coerce.string().check(
    z.trim(),
    z.maxLength(LIMITS.urlLength),
    z.refine(value => readIds(value).every(id => id !== null)),
  ),
  z.transform((value: string) => [...new Set(readIds(value).flatMap(id => id ?? []))]),
)

function readIds(value: string): (number | null)[] {
  return value
    .split(',')
    .slice(0, LIMITS.filterValues)
    .map(id => idOfPageUrl(id.trim()))
}

/** A day without a time, as `2026-11-17`. */
export const Day = z.iso.date()

/** A form with no selection sends `?brand_id=`, which means none. */
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

/** A quantity in a URL. */
export const Pieces = whole(1, LIMITS.quantityMax)

/** A database id in a path or body. */
export const RowId = whole(1, 2 ** 31 - 1)

/** The query parameters of every list. */
export const Paging = {
  page: z._default(whole(1, 1_000_000_000), 1),
  page_size: z._default(whole(1, LIMITS.pageSizeMax), LIMITS.pageSize),
}
export type Paging = { page: number; page_size: number }

/** The response of every list. */
export const listOf = <S extends z.ZodMiniType>(item: S) => ({
  list: z.array(item),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  total_capped: z.optional(z.literal(true)),
})
