import type { ComposeTools } from './compose.ts'

const SHOWN = 20

/** The first lines of a list, numbered, and the number of further ones. */
export function firstLines<T>(
  { t }: Pick<ComposeTools, 't'>,
  lines: readonly T[],
  describe: (line: T) => string,
): string[] {
  const shown = lines.slice(0, SHOWN).map((line, index) => `${index + 1}. ${describe(line)}`)
  const more = lines.length - shown.length
  return more > 0 ? [...shown, t('mail.rfq_buyer.more', { count: more })] : shown
}
