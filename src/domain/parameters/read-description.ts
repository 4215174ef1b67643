import type { ParameterValue } from './parameter.ts'

/** What a description mentions, such as `RES 10K OHM 1% 1/16W 0402`. */
export type DescribedValue = { slug: string; value: ParameterValue; text: string }

export function readDescription(_description: string): DescribedValue[] {
  return []
}
