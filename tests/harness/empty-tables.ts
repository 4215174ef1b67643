import type pg from 'pg'

/**
 * Deletes the rows of these tables and of all tables that refer to them. `truncate … cascade` does the same, but takes
 * 0.2 s: it replaces the files of forty tables and their indexes.
 */
export async function emptyTables(pool: pg.Pool, ...names: string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive emptied (id) as (
       select unnest($1::regclass[])::oid
       union
       select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
     )
     select id::regclass::text as name from emptied`,
    [names],
  )
  const deletions = rows.map(({ name }) => `delete from ${name};`).join('\n')
  // Without triggers: they refuse to delete records that have to be kept, and check every reference.
  await pool.query(`begin; set local session_replication_role = replica; ${deletions} commit`)
}
