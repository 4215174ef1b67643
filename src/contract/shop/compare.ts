import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { PARAMETER_KINDS } from '../../domain/parameters/parameter-kinds.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PageIds } from '../wire/fields.ts'
import { Goods } from './goods.ts'

/** `differs`: from the first part. `best`: better than the others, by the rule of the parameter. */
const ComparedValue = z.object({ label: z.string(), differs: z.boolean(), best: z.boolean() })

const ComparedParameter = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(PARAMETER_KINDS),
  /** One for each part; the label is empty where a part does not state it. */
  values: z.array(ComparedValue),
})
export type ComparedParameter = z.infer<typeof ComparedParameter>

/** Null for a part that has left the catalog. */
const ComparedPart = z.object({
  goods_id: z.int(),
  goods: z.nullable(z.object({ ...Goods.shape, origin_name: z.string() })),
})
export type ComparedPart = z.infer<typeof ComparedPart>

export const compareParts = endpoint({
  method: 'GET',
  path: '/api/goods/compare',
  summary: 'Up to 8 parts side by side, with every parameter that at least one of them states',
  query: z.object({ ids: PageIds.check(z.maxLength(LIMITS.comparedParts)) }),
  data: z.object({ list: z.array(ComparedPart), parameters: z.array(ComparedParameter) }),
})
