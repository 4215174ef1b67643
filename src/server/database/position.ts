/** A position in the write-ahead log, from PostgreSQL's format `16/B374D848`. */
export function toPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** SQL for a primary's timeline, which each promotion increases: eight hexadecimal digits. */
export function timelineOf(position: string): string {
  return `left(pg_walfile_name(${position}), 8)`
}
