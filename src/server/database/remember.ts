import type { Changes } from './changes.ts'

/** Keeps what `load` gave for each key in memory until shared content changes. Meant for a known, small set of keys. */
export function remember<K extends string, V>(
  changes: Pick<Changes, 'onChange'>,
  load: (key: K) => Promise<V>,
): (key: K) => Promise<V> {
  const known = new Map<K, Promise<V>>()
  changes.onChange(() => known.clear())
  return key => {
    const remembered = known.get(key)
    if (remembered) return remembered
    const loading = load(key)
    known.set(key, loading)
    loading.catch(() => known.delete(key))
    return loading
  }
}
