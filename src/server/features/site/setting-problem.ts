import * as z from 'zod'

/** What is wrong with a value, and where in it: one line for the operator. */
export function settingProblem(schema: z.ZodType, text: string): string | null {
  const { error } = schema.safeParse(text)
  const [issue] = error?.issues ?? []
  if (!issue) return null
  const place = z.core.toDotPath(issue.path)
  return place === '' ? issue.message : `at ${place}: ${issue.message}`
}
