import * as z from 'zod'
import { isCountry } from '../../../domain/countries.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { INVOICE_MODES, type InvoiceMode, NUMBER_FORMAT, type PaperKind } from '../../../domain/papers.ts'
import { PAY_METHODS, type PayMethodId } from '../../../domain/pay-methods.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import { QUOTE_HOLDS, type QuoteHold } from '../../../domain/quotes/states.ts'
import type { ShippingRate } from '../../../domain/shipping.ts'
import { DEFAULT_SHIPPING_RATES } from '../../../domain/shipping-rates.ts'
import type { QuoteSettings, TradeSettings, TransferAccount } from '../../../domain/trade-settings.ts'
import type { Database } from '../../database/connection.ts'
import { log } from '../../log.ts'
import { problem } from './setting-problem.ts'
import { findSetting, listSettings } from './site.queries.ts'

const amount = problem(
  'must be an amount from 0 to 100000 with up to two decimals',
  'desk_settings.errors.amount',
)
const usd = z.number(amount).min(0, amount).max(100_000, amount).multipleOf(0.01, amount)
const wholeDays = problem('must be a whole number from 0 to 365', 'desk_settings.errors.whole', {
  min: 0,
  max: 365,
})
const days = z.int(wholeDays).min(0, wholeDays).max(365, wholeDays)
const Zone = z
  .object({
    countries: z
      .array(
        z
          .string()
          .refine(
            code => code === '*' || isCountry(code),
            problem('is no country', 'desk_settings.errors.country'),
          ),
      )
      .min(1),
    fee: usd,
    per_half_kg: usd,
    min_days: days,
    max_days: days,
  })
  .refine(
    zone => zone.min_days <= zone.max_days,
    problem('min_days is more than max_days', 'desk_settings.errors.days_order'),
  )
const Rate = z.object({
  id: z
    .string()
    .regex(
      /^[a-z0-9-]{1,50}$/,
      problem('must be small letters, digits and dashes', 'desk_settings.errors.service_id'),
    ),
  carrier: z.string().trim().min(1, problem('must not be empty', 'desk_settings.errors.empty')).max(50),
  service: z.string().trim().max(100),
  zones: z.array(Zone).min(1),
})
const Rates = z
  .array(Rate)
  .min(1, problem('must have at least one service', 'desk_settings.errors.services'))
  .refine(
    rates => new Set(rates.map(rate => rate.id)).size === rates.length,
    problem('an id is there twice', 'desk_settings.errors.id_twice'),
  )

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})
const methods = z
  .string()
  .transform(text =>
    text
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.enum(PAY_METHODS, { error: ({ input }) => `${input} is none of ${PAY_METHODS.join(', ')}` }))
      .min(1, problem('must name at least one way to pay', 'desk_settings.errors.methods')),
  )
const whole = (min: number, max: number) => {
  const message = problem(`must be a whole number from ${min} to ${max}`, 'desk_settings.errors.whole', {
    min,
    max,
  })
  return z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}
const MOST_TOLERANCE = 100
const tolerance = z
  .string()
  .trim()
  .regex(/^\d{1,3}(?:\.\d{1,2})?$/, { error: 'must be an amount in USD, such as 1 or 2.50' })
  .transform(Number)
  .pipe(z.number().max(MOST_TOLERANCE, { error: `must be at most ${MOST_TOLERANCE} USD` }))
const upTo = (most: number) =>
  z
    .string()
    .trim()
    .max(most, problem(`must have up to ${most} characters`, 'desk_settings.errors.too_long', { max: most }))
/** The first character is a letter, so that a number typed without its prefix starts with a digit. */
const ORDER_PREFIX = /^[A-Z][A-Z0-9]{0,3}$/
const prefix = z
  .string()
  .trim()
  .regex(
    ORDER_PREFIX,
    problem(
      'must be 1 to 4 capital letters or digits, the first one a letter',
      'desk_settings.errors.prefix',
    ),
  )
const hold = z.enum(QUOTE_HOLDS, problem('must be none, ask or always', 'desk_settings.errors.hold'))
const words = upTo(200).regex(/^[^\p{Cc}]*$/u, problem('must be one line', 'desk_settings.errors.one_line'))

const mode = z
  .string()
  .trim()
  .pipe(
    z.enum(
      INVOICE_MODES,
      problem(`must be one of ${INVOICE_MODES.join(', ')}`, 'desk_settings.errors.invoice_mode'),
    ),
  )
const numberFormat = z
  .string()
  .trim()
  .regex(
    NUMBER_FORMAT,
    problem(
      'must be capital letters, digits, - and /, with one run of # for the number and at most one YYYY',
      'desk_settings.errors.number_format',
    ),
  )

type Setting<T> = { schema: z.ZodType<T>; byDefault: T }
const setting = <T>(schema: z.ZodType<T>, byDefault: T): Setting<T> => ({ schema, byDefault })

/** Each setting by its name, with its schema and its default. */
export const TRADE_SETTINGS = {
  shipping_rates: setting<readonly ShippingRate[]>(json.pipe(Rates), DEFAULT_SHIPPING_RATES),
  pay_methods: setting<readonly PayMethodId[]>(methods, PAY_METHODS),
  'bank.beneficiary': setting(words, ''),
  'bank.bank_name': setting(words, ''),
  'bank.bank_address': setting(words, ''),
  'bank.account_number': setting(words, ''),
  'bank.swift_code': setting(words, ''),
  'bank.note': setting(upTo(1_000), ''),
  unpaid_hours: setting<number>(whole(1, 24 * 60), LIMITS.unpaidHours),
  unproven_hold_minutes: setting<number>(whole(5, 24 * 60), LIMITS.unprovenHoldMinutes),
  unproven_orders_max: setting<number>(whole(1, 1_000), LIMITS.unprovenOrders),
  unproven_value_max: setting<number>(whole(1, 999_999), LIMITS.unprovenValue),
  // One full cart always fits.
  unproven_lines_max: setting<number>(whole(LIMITS.cartLines, 100_000), LIMITS.unprovenLines),
  confirming_days: setting<number>(whole(1, 60), LIMITS.confirmingDays),
  received_days: setting<number>(whole(1, 365), LIMITS.receivedDays),
  payment_tolerance: setting<number>(tolerance, LIMITS.paymentTolerance),
  order_prefix: setting(prefix, 'CF'),
  company_vat_id: setting(words, ''),
  company_eori: setting(words, ''),
  invoice_mode: setting<InvoiceMode>(mode, 'manual'),
  invoice_number: setting(numberFormat, 'INV-YYYY-#####'),
  credit_note_number: setting(numberFormat, 'CN-YYYY-#####'),
  packing_slip_number: setting(numberFormat, 'PS-YYYY-#####'),
  customs_number: setting(numberFormat, 'CI-YYYY-#####'),
  quote_valid_days: setting<number>(whole(1, 365), QUOTE_LIMITS.validDays),
  quote_hold: setting<QuoteHold>(hold, 'ask'),
  quote_hold_total: setting<number>(whole(0, 999_999), QUOTE_LIMITS.holdTotal),
  quote_hold_days: setting<number>(whole(1, QUOTE_LIMITS.holdDays), QUOTE_LIMITS.holdDays),
  quote_hold_share: setting<number>(whole(1, 100), QUOTE_LIMITS.holdShare),
  quote_discount_max: setting<number>(whole(0, 100), QUOTE_LIMITS.discount),
  quote_margin_min: setting<number>(whole(0, 1_000), QUOTE_LIMITS.margin),
}

/** Alone: reading all settings takes longer than an order with its lines. */
export async function getPaymentTolerance(db: Database): Promise<number> {
  const name = 'payment_tolerance'
  return read(name, TRADE_SETTINGS[name], (await findSetting(db, name)) ?? undefined)
}

export async function getTradeSettings(db: Database): Promise<TradeSettings> {
  const set = await listSettings(db)
  const bank = (field: keyof TransferAccount) =>
    read(`bank.${field}`, TRADE_SETTINGS[`bank.${field}`], set[`bank.${field}`])
  const format = (name: `${PaperKind}_number`) => read(name, TRADE_SETTINGS[name], set[name])
  return {
    shippingRates: read('shipping_rates', TRADE_SETTINGS.shipping_rates, set.shipping_rates),
    payMethods: read('pay_methods', TRADE_SETTINGS.pay_methods, set.pay_methods),
    bank: {
      beneficiary: bank('beneficiary'),
      bank_name: bank('bank_name'),
      bank_address: bank('bank_address'),
      account_number: bank('account_number'),
      swift_code: bank('swift_code'),
      note: bank('note'),
    },
    unpaidHours: read('unpaid_hours', TRADE_SETTINGS.unpaid_hours, set.unpaid_hours),
    unprovenHoldMinutes: read(
      'unproven_hold_minutes',
      TRADE_SETTINGS.unproven_hold_minutes,
      set.unproven_hold_minutes,
    ),
    unprovenOrdersMax: read(
      'unproven_orders_max',
      TRADE_SETTINGS.unproven_orders_max,
      set.unproven_orders_max,
    ),
    unprovenValueMax: read('unproven_value_max', TRADE_SETTINGS.unproven_value_max, set.unproven_value_max),
    unprovenLinesMax: read('unproven_lines_max', TRADE_SETTINGS.unproven_lines_max, set.unproven_lines_max),
    confirmingDays: read('confirming_days', TRADE_SETTINGS.confirming_days, set.confirming_days),
    receivedDays: read('received_days', TRADE_SETTINGS.received_days, set.received_days),
    paymentTolerance: read('payment_tolerance', TRADE_SETTINGS.payment_tolerance, set.payment_tolerance),
    orderPrefix: read('order_prefix', TRADE_SETTINGS.order_prefix, set.order_prefix),
    taxIds: {
      vatId: read('company_vat_id', TRADE_SETTINGS.company_vat_id, set.company_vat_id),
      eori: read('company_eori', TRADE_SETTINGS.company_eori, set.company_eori),
    },
    invoiceMode: read('invoice_mode', TRADE_SETTINGS.invoice_mode, set.invoice_mode),
    numberFormats: {
      invoice: format('invoice_number'),
      credit_note: format('credit_note_number'),
      packing_slip: format('packing_slip_number'),
      customs: format('customs_number'),
    },
    quotes: readQuoteSettings(set),
  }
}

function readQuoteSettings(set: Record<string, string | undefined>): QuoteSettings {
  const whole = (name: QuoteNumber) => read(name, TRADE_SETTINGS[name], set[name])
  return {
    validDays: whole('quote_valid_days'),
    hold: read('quote_hold', TRADE_SETTINGS.quote_hold, set.quote_hold),
    holdTotal: whole('quote_hold_total'),
    holdDays: whole('quote_hold_days'),
    holdShare: whole('quote_hold_share'),
    maxDiscount: whole('quote_discount_max'),
    minMargin: whole('quote_margin_min'),
  }
}

type QuoteNumber = Exclude<Extract<keyof typeof TRADE_SETTINGS, `quote_${string}`>, 'quote_hold'>

/** An invalid value in the table counts as not set. */
function read<T>(name: string, { schema, byDefault }: Setting<T>, text: string | undefined): T {
  if (text === undefined) return byDefault
  const parsed = schema.safeParse(text)
  if (parsed.success) return parsed.data
  log('warn', 'invalid setting ignored', { setting: name })
  return byDefault
}
