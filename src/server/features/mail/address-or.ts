/** Operators may write anything there; only what is one address can be written to. Otherwise empty. */
export function addressOr(text: string): string {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(text) ? text : ''
}
