import type * as z from 'zod/mini'
import { activate, register } from '../../src/contract/shop/account.ts'
import { signIn } from '../../src/contract/shop/sign-ins.ts'
import type { Call } from '../../src/contract/wire/call.ts'
import { openBrowser } from './buyers.ts'
import { mailedToken } from './mailed-token.ts'
import type { TestShop } from './test-shop.ts'

type Registration = z.input<NonNullable<typeof register.body>>

export const PASSWORD = 'correct horse 9'

/** A valid registration; tests change the relevant fields. */
export function registration(changes: Partial<Registration> = {}): Registration {
  return {
    email: 'buyer@example.com',
    password: PASSWORD,
    confirm_password: changes.password ?? PASSWORD,
    contact_name: 'Purchasing',
    telephone: '+49 30 1234567',
    company_name: 'Example Instruments GmbH',
    country: 'DE',
    city: 'Berlin',
    state: 'Berlin',
    address: 'Musterstraße 1',
    agree: true,
    ...changes,
  }
}

/** Registers, activates and signs in. */
export async function becomeUser(
  shop: TestShop,
  changes: Partial<Registration> = {},
): Promise<{ email: string; token: string; call: Call }> {
  const asked = registration(changes)
  const visitor = openBrowser(shop)
  await visitor(register, asked)
  await visitor(activate, { token: await mailedToken(shop, asked.email, 'activation') })
  const { token } = await visitor(signIn, { email: asked.email, password: asked.password })
  return { email: asked.email, token, call: shop.call('en', token) }
}
