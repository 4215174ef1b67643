import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { orNone, PageId, PageIds, Pieces } from '../wire/fields.ts'
import { Goods } from './goods.ts'

/** In this order: named by people, same number of another manufacturer, other packing, at least equal parameters. */
export const ALTERNATE_KINDS = ['given', 'same_number', 'packing', 'parameters'] as const
export type AlternateKind = (typeof ALTERNATE_KINDS)[number]

/** A value that is empty is not stated. The `packaging` has no name: the interface names it. */
const AlternateDifference = z.object({
  slug: z.string(),
  name: z.string(),
  this: z.string(),
  other: z.string(),
  effect: z.enum(['better', 'worse', 'unknown']),
})
export type AlternateDifference = z.infer<typeof AlternateDifference>

const Alternate = z.object({
  goods: Goods,
  kind: z.enum(ALTERNATE_KINDS),
  /** Of a given alternate; may be empty. */
  note: z.string(),
  differences: z.array(AlternateDifference),
})
export type Alternate = z.infer<typeof Alternate>

export const listAlternates = endpoint({
  method: 'GET',
  path: '/api/goods/alternates/{id}',
  summary: 'Up to 20 parts that can take its place, with their differences',
  params: z.object({ id: PageId }),
  query: z.object({
    /** Parts that have this quantity come before those that have less; prices are compared at it. */
    qty: orNone(Pieces),
  }),
  data: z.array(Alternate),
})

/** For carts and bills of materials: one request for many lines. The alternates of a line are listed when it is opened. */
export const countAlternates = endpoint({
  method: 'GET',
  path: '/api/goods/alternates',
  summary:
    'How many alternates of each part can be bought now; `ids` are up to 30 part ids, separated by commas',
  query: z.object({ ids: PageIds }),
  data: z.array(z.object({ goods_id: z.int(), in_stock: z.int() })),
})
