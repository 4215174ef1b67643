import { createHash } from 'node:crypto'
import { PARAMETERS } from '../../../domain/parameters/dictionary.ts'
import { UNITS } from '../../../domain/parameters/units.ts'

/** Raised when the same dictionary reads values differently. */
const READER = 8

/** Changes whenever parts have to be read again. */
export const DICTIONARY = createHash('sha256')
  .update(JSON.stringify([READER, PARAMETERS, UNITS]))
  .digest('hex')
