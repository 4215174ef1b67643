/** Not every mail server takes an address in other letters even in a header, and a mail to the desk has to arrive. */
export function answerable(email: string): string | undefined {
  return /^[\x21-\x7e]+@/.test(email) ? email : undefined
}
