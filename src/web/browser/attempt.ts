/** A storage that is full, broken or forbidden throws: what was to be kept is lost, the page goes on. */
export function attempt<T, O>(act: () => T, otherwise: O): T | O {
  try {
    return act()
  } catch {
    return otherwise
  }
}
