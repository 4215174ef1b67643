/**
 * `reason` may stand in the log: codes only, because servers repeat the recipient in their answers.
 * `details` stay with the mail.
 */
export function failureOf(error: unknown): { reason: string; details: string } {
  const { code, command, responseCode, response } = troubleOf(error)
  const codes = [code, command, responseCode].filter(
    part => typeof part === 'string' || typeof part === 'number',
  )
  const reason = codes.join(' ') || (error instanceof Error ? error.name : 'unknown')
  const details = typeof response === 'string' ? `${reason}: ${response}` : reason
  return { reason, details: details.slice(0, 500) }
}

/** The server knows that this mailbox will never take mail from us. */
export function isRefused(error: unknown): boolean {
  const { command, responseCode } = troubleOf(error)
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

function troubleOf(error: unknown): Record<string, unknown> {
  return error instanceof Error ? Object.fromEntries(Object.entries(error)) : {}
}
