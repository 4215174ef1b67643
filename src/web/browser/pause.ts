/** Lets the browser answer a tap or paint before the work goes on. Nobody taps a hidden tab, whose timers are slow. */
export function pause(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise(resolve => setTimeout(resolve))
}
