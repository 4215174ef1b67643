/** Operators may enter anything; returns the text if it is a single email address, otherwise empty. */
export function addressOr(text: string): string {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(text) ? text : ''
}
