/** Loads each name once. A failure is forgotten, so that the next request tries again. */
export function onceByName(load: (name: string) => Promise<void>): (name: string) => Promise<void> {
  const loads = new Map<string, Promise<void>>()
  return async name => {
    const known = loads.get(name)
    if (known) return known
    const started = load(name)
    loads.set(name, started)
    try {
      await started
    } catch (error) {
      loads.delete(name)
      throw error
    }
  }
}
