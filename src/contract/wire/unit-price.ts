import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { roundPrice } from '../../domain/money.ts'

const error = 'errors.price_invalid'

/** USD for a piece, as it is stored: a price that is rounded to 0 would give parts away. */
export const UnitPrice = z
  .number({ error })
  .check(z.overwrite(roundPrice), z.gt(0, { error }), z.lte(LIMITS.priceMax, { error }))
