import type * as z from 'zod/mini'
import { sendRfq } from '../../src/contract/shop/rfq.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { solveCaptcha } from './solve-captcha.ts'
import type { TestShop } from './test-shop.ts'

type Request = Omit<z.input<NonNullable<typeof sendRfq.body>>, 'captcha_id' | 'captcha_code'>
type Line = Request['lines'][number]

export function rfqLine(changes: Partial<Line> = {}): Line {
  return { part_number: 'LM358DR', manufacturer: 'Texas Instruments', qty: 500, ...changes }
}

/** A valid request for quote; tests change the relevant fields. */
export function request(changes: Partial<Request> = {}): Request {
  return {
    lines: [rfqLine()],
    contact_name: 'Purchasing',
    company_name: 'Example Instruments GmbH',
    email: 'buyer@example.com',
    telephone: '+49 30 1234567',
    country: 'DE',
    comment: '',
    ...changes,
  }
}

type Sender = { lang?: Lang; token?: string }

/** Sends a request with its own verification code; returns its number without RFQ- or INQ-. */
export async function askForQuote(
  shop: TestShop,
  changes: Partial<Request> = {},
  { lang, token }: Sender = {},
): Promise<string> {
  const sent = { ...request(changes), ...(await solveCaptcha(shop)) }
  return (await shop.call(lang, token)(sendRfq, sent)).rfq_number.replace('RFQ-', '')
}
