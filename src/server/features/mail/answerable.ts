/** Some mail servers reject non-ASCII addresses even in headers, and mails to the sales desk must arrive. */
export function answerable(email: string): string | undefined {
  return /^[\x21-\x7e]+@/.test(email) ? email : undefined
}
