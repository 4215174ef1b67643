import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import { type Composers, smtpTransport, startMailer } from '../../src/server/features/mail/index.ts'
import { openMailServer } from './mail-server.ts'
import type { TestShop } from './test-shop.ts'

/** Lets the mailer send waiting mails, and returns the received ones once there are this many. */
export async function deliverMails(shop: TestShop, composers: Composers, count: number): Promise<Email[]> {
  const server = await openMailServer()
  const mailer = startMailer({
    db: shop.connection.db,
    composers,
    transport: smtpTransport(server.url),
    publicUrl: 'https://shop.example',
    mailFrom: 'shop@shop.example',
    site: async () => ({ company_name: 'Chipfront', contact_email: 'sales@firm.example' }),
  })
  await expect.poll(() => server.received.length).toBe(count)
  await mailer.stop()
  await server.close()
  return server.received
}
