import type { Context } from '../../context.ts'
import { logError } from '../../log.ts'
import { vacuumParts } from './import-staging.queries.ts'

/**
 * After a large change. The new parts are already live: if this fails, lists are slower until autovacuum
 * runs.
 */
export async function tidyParts({ pool }: Pick<Context, 'pool'>): Promise<void> {
  await vacuumParts(pool).catch(error => logError('parts were not vacuumed', error))
}
