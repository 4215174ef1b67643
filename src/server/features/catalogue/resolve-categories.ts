import type { DatabaseClient } from '../../database/transaction.ts'
import { addNamedCategory, listCategoryNames, listCategoryPaths } from './categories.queries.ts'
import { categoryKey, splitCategoryPath } from './category-path.ts'
import { ImportError } from './import-error.ts'
import { rememberRecent } from './remember-recent.ts'

export type ResolvedCategories = { ids: Map<string, number>; added: string[] }

// More than in any real tree: a larger list has other data in its category column.
const MOST_CATEGORIES = 10_000

/** The category of each path, by names in any language; missing ones are added. */
export async function resolveCategories(
  client: DatabaseClient,
  paths: readonly string[],
): Promise<ResolvedCategories> {
  if (paths.length > MOST_CATEGORIES)
    throw new ImportError(
      `has ${paths.length.toLocaleString('en')} different categories, more than the ${MOST_CATEGORIES.toLocaleString('en')} a shop may have`,
    )
  const tree = new CategoryTree(await listCategoryNames(client))
  const ids = new Map<string, number>()
  const added: string[] = []
  for (const path of paths) {
    const id = await findOrAdd(client, tree, splitCategoryPath(path), added)
    if (id !== null) ids.set(path, id)
  }
  return { ids, added }
}

/** The English path of a category that a list calls by its name in any language; its own text if it is unknown. */
export async function categoryTranslator(client: DatabaseClient): Promise<(category: string) => string> {
  const tree = new CategoryTree(await listCategoryNames(client))
  const paths = new Map((await listCategoryPaths(client)).map(({ id, path }) => [id, path]))
  return rememberRecent(category => {
    const id = tree.find(splitCategoryPath(category))
    return (id === null ? undefined : paths.get(id)) ?? category
  })
}

async function findOrAdd(
  client: DatabaseClient,
  tree: CategoryTree,
  names: string[],
  added: string[],
): Promise<number | null> {
  const [only = '', ...more] = names
  const known = more.length === 0 ? tree.findAnywhere(only) : null
  if (known !== null) return known
  let parentId: number | null = null
  for (const [depth, name] of names.entries()) {
    let id: number | null = tree.findChild(parentId, name)
    if (id === null) {
      id = await addNamedCategory(client, parentId, name)
      tree.add({ id, parentId, name })
      added.push(names.slice(0, depth + 1).join(' > '))
    }
    parentId = id
  }
  return parentId
}

class CategoryTree {
  readonly #children = new Map<string, number>()
  readonly #named = new Map<string, Set<number>>()

  constructor(names: readonly { id: number; parentId: number | null; name: string }[]) {
    for (const entry of names) this.add(entry)
  }

  add({ id, parentId, name }: { id: number; parentId: number | null; name: string }): void {
    const key = categoryKey(name)
    const place = `${parentId ?? ''}/${key}`
    // Of two siblings with the same name the first in the tree is used.
    if (!this.#children.has(place)) this.#children.set(place, id)
    this.#named.set(key, (this.#named.get(key) ?? new Set()).add(id))
  }

  findChild(parentId: number | null, name: string): number | null {
    return this.#children.get(`${parentId ?? ''}/${categoryKey(name)}`) ?? null
  }

  find(names: readonly string[]): number | null {
    const [only = '', ...more] = names
    if (more.length === 0) return this.findAnywhere(only)
    let id: number | null = null
    for (const name of names) {
      id = this.findChild(id, name)
      if (id === null) return null
    }
    return id
  }

  /** A single name means the top category of that name, or the only one. */
  findAnywhere(name: string): number | null {
    const top = this.findChild(null, name)
    const [first, ...others] = this.#named.get(categoryKey(name)) ?? []
    return top ?? (others.length === 0 ? (first ?? null) : null)
  }
}
