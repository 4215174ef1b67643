/** Lets the browser answer a tap or paint before the work goes on. */
export function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
