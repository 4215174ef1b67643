/** Operators may enter anything; returns the text if it is a single email address, otherwise empty. */
export function addressOr(text: string): string {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(text) ? text : ''
}

/** Some mail servers reject non-ASCII addresses even in headers, and mails to the sales desk must arrive. */
export function replyAddress(email: string): string | undefined {
  return /^[\x21-\x7e]+@/.test(email) ? email : undefined
}

/** An address that can be copied. It is valid, so a link made of it only composes a mail. */
export function copyable(email: string): string {
  return email.replace(/\p{Cf}/gu, '')
}
