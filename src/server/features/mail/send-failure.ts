/**
 * `reason` may be logged: codes only, because servers repeat the recipient in their responses. `details` stay
 * with the mail.
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

/** The mailbox does not exist. Any other rejection may be temporary: relaying, passwords, block lists. */
export function isRefused(error: unknown): boolean {
  const { command, responseCode, response } = troubleOf(error)
  if (command !== 'RCPT TO' || ![550, 551, 553].includes(Number(responseCode))) return false
  const [, reason = '5.1'] = /^\d{3}[ -](\d\.\d+)\.\d/.exec(String(response)) ?? []
  return reason === '5.1'
}

function troubleOf(error: unknown): Record<string, unknown> {
  return error instanceof Error ? Object.fromEntries(Object.entries(error)) : {}
}
