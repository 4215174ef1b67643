import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { DatabaseClient } from '../../database/transaction.ts'

export type CategoryName = { id: number; parentId: number | null; name: string }

/** All names of all categories, in all languages, in the order of the tree. */
export async function listCategoryNames(client: DatabaseClient): Promise<CategoryName[]> {
  const { rows } = await client.query<CategoryName>(`
    select id, parent_id as "parentId", name
    from categories join category_names on category_id = id
    order by position, id`)
  return rows
}

/** Each category as a path of English names, as stock lists write it. */
export const WITH_PATHS = `
  with recursive paths as (
    select categories.id, name as path from categories
    join category_names on category_id = categories.id and lang = 'en' where parent_id is null
    union all
    select child.id, path || ' > ' || name from paths
    join categories child on child.parent_id = paths.id
    join category_names on category_id = child.id and lang = 'en'
  )`

export async function listCategoryPaths(client: DatabaseClient): Promise<{ id: number; path: string }[]> {
  const { rows } = await client.query<{ id: number; path: string }>(
    `${WITH_PATHS} select id, path from paths`,
  )
  return rows
}

/** Adds a category after its siblings, named in the default language. Returns its id. */
export async function addNamedCategory(
  client: DatabaseClient,
  parentId: number | null,
  name: string,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with added as (
      insert into categories (parent_id, position)
      select $1, coalesce(max(position), 0) + 1 from categories where parent_id is not distinct from $1
      returning id
    ), named as (
      insert into category_names (category_id, lang, name) select id, $2, $3 from added
    )
    select id from added`,
    [parentId, DEFAULT_LANG, name],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`the category ${name} was not added`)
  return id
}
