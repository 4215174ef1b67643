import type pg from 'pg'

/** Takes the demo's parts out, so that a test starts from nothing. */
export async function emptyCatalogue(pool: pg.Pool): Promise<void> {
  await pool.query('truncate parts, categories, manufacturers restart identity cascade')
}
