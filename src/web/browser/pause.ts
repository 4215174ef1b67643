/**
 * Lets the browser handle input or paint before the work continues. A hidden tab gets no input, and its timers are
 * slow.
 */
export function pause(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise(resolve => setTimeout(resolve))
}
