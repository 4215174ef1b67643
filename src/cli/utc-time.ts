/** `2026-11-15 08:30`, to the minute. */
export function utcTime(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}
