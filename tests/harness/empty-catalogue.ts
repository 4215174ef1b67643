import type pg from 'pg'

/** Removes the demo's parts, so that a test starts with an empty catalog. */
export async function emptyCatalogue(pool: pg.Pool): Promise<void> {
  await pool.query('truncate parts, categories, manufacturers restart identity cascade')
}
