/**
 * A normalized address, equal for the same mailbox. Rules of mail providers (dots, plus signs) are not
 * applied.
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase()
}

/** Shows enough for the owner to recognize the address: `b•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}•••${email.slice(at)}`
}
