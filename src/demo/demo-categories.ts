import type { Database } from '../server/database/connection.ts'
import { addAttributeTexts, addCategory } from '../server/features/catalogue/index.ts'
import attributeTexts from './catalogue/attribute-texts.json' with { type: 'json' }
import categories from './catalogue/categories.json' with { type: 'json' }

/** Ids by key: `resistors`, `resistors/chip-resistors`. */
export type CategoryIds = Map<string, number>

export async function loadDemoCategories(db: Database): Promise<CategoryIds> {
  const ids: CategoryIds = new Map()
  for (const [position, { key, icon, names, children }] of categories.entries()) {
    const parentId = await addCategory(db, { parentId: null, position, icon, names })
    ids.set(key, parentId)
    for (const [place, child] of children.entries())
      ids.set(`${key}/${child.key}`, await addCategory(db, { parentId, position: place, names: child.names }))
  }
  await addAttributeTexts(db, attributeTexts)
  return ids
}

const paths = new Map(
  categories.flatMap(({ key, names, children }) =>
    children.map(child => [`${key}/${child.key}`, `${names.en} > ${child.names.en}`]),
  ),
)

/** The category path as in a stock list. */
export function demoCategoryPath(key: string): string {
  const path = paths.get(key)
  if (!path) throw new Error(`no demo category ${key}`)
  return path
}
