import { TYPED } from '../../../../domain/typed-filter.ts'

/** `resistance`, `a.wire-gauge`. Names with an underscore are filters of other kinds, or marks of other programs. */
const SLUG = /^(?:a\.)?[\p{L}\p{N}][\p{L}\p{N}-]{0,63}$/u
const RESERVED = new Set([
  'id',
  'wd',
  'keyword',
  'page',
  'packaging',
  'rohs',
  'stock',
  'price',
  'qty',
  'sort',
  'understood',
  TYPED,
])

/** Whether a name in a URL may be a parameter of parts. Only the server knows whether it is one. */
export function isParameterName(name: string): boolean {
  return SLUG.test(name) && !RESERVED.has(name)
}
