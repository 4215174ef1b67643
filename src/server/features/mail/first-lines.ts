import type { ComposeTools } from './compose.ts'

const SHOWN = 20

/** Lines as a mail lists them: the first ones, numbered, and how many more there are. */
export function firstLines<T>(
  { t }: Pick<ComposeTools, 't'>,
  lines: readonly T[],
  describe: (line: T) => string,
): string[] {
  const shown = lines.slice(0, SHOWN).map((line, index) => `${index + 1}. ${describe(line)}`)
  const more = lines.length - shown.length
  return more > 0 ? [...shown, t('mail.rfq_buyer.more', { count: more })] : shown
}
