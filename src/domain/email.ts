/** The same mailbox, however it was typed. Providers' own rules (dots, plus signs) are theirs to know. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}

/** Enough of it for its owner to recognise: `b•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}•••${email.slice(at)}`
}
