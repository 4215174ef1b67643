/** A browser's storage in memory. `kept` is its content. */
export function memoryStorage(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  return {
    kept,
    open: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
  }
}

/** A storage that the browser blocks. */
export function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
