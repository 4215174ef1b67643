import * as z from 'zod'

const Money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d+)?$/) })
const Capture = z.object({ id: z.string().min(1), status: z.string(), amount: Money })
const OrderRefund = z.object({ custom_id: z.string().optional(), status: z.string() })
const Link = z.object({ href: z.url({ protocol: /^https?$/ }), rel: z.string() })

export const WalletOrder = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    purchase_units: z
      .array(
        z.object({
          payments: z
            .object({
              captures: z.array(Capture).default([]),
              refunds: z.array(OrderRefund).default([]),
            })
            .optional(),
        }),
      )
      .default([]),
    links: z.array(Link).default([]),
  })
  .transform(({ id, status, purchase_units, links }) => ({
    id,
    status,
    captures: purchase_units.flatMap(unit => unit.payments?.captures ?? []),
    refunds: purchase_units.flatMap(unit => unit.payments?.refunds ?? []),
    // PayPal uses one name if the payment source is given, the other if not.
    approveUrl: links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
  }))
export type WalletOrder = z.output<typeof WalletOrder>

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })
export const ClientToken = z.object({ client_token: z.string().min(1) })
export const Refund = z.object({ id: z.string(), status: z.string() })
export const Verification = z.object({ verification_status: z.string() })
export const WalletProblem = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).default([]),
})

export const WalletEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  }),
})
export type WalletEvent = z.infer<typeof WalletEvent>
