import { useRef, useState } from 'react'
import { getCategoryTree } from '../../../../contract/shop/catalogue.ts'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

let request: Promise<CategoryNode[]> | null = null

/** Loaded once per visit by the first menu that needs it; after a failure the next menu tries again. */
function loadCategoryTree(call: Call): Promise<CategoryNode[]> {
  request ??= call(getCategoryTree).then(
    ({ category }) => category,
    error => {
      request = null
      throw error
    },
  )
  return request
}

/** `null` while loading. */
type Loaded<T> = { loaded: T | null; isFailed: boolean; load: () => void }

/** Loads the tree together with the other data that a menu needs. */
export function useCategoryTree<T>(withTree: (tree: CategoryNode[]) => T | Promise<T>): Loaded<T> {
  const call = useCall()
  const [loaded, setLoaded] = useState<T | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const isLoading = useRef(false)
  const load = () => {
    if (loaded !== null || isLoading.current) return
    isLoading.current = true
    setIsFailed(false)
    loadCategoryTree(call)
      .then(withTree)
      .then(setLoaded, () => setIsFailed(true))
      .finally(() => {
        isLoading.current = false
      })
  }
  return { loaded, isFailed, load }
}
