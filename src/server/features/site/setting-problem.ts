import * as z from 'zod'

/** The outcome of setting a value or a text. */
export type SettingOutcome = { outcome: 'set' } | { outcome: 'invalid'; problem: string }

/** The problem of a value and its position, in one line for the operator. */
export function settingProblem(schema: z.ZodType, text: string): string | null {
  const { error } = schema.safeParse(text)
  const [issue] = error?.issues ?? []
  if (!issue) return null
  const place = z.core.toDotPath(issue.path)
  return place === '' ? issue.message : `at ${place}: ${issue.message}`
}
