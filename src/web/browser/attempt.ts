export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that is full, broken or blocked throws: the value is lost, and the page continues. */
export function attempt<T, O>(act: () => T, otherwise: O): T | O {
  try {
    return act()
  } catch {
    return otherwise
  }
}
