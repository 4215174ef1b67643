import { uploadFile } from '../../src/contract/desk/files.ts'
import { retryMail } from '../../src/contract/desk/mails.ts'
import * as settings from '../../src/contract/desk/settings.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import type { DeskBrowser } from './desk.ts'
import type { TestShop } from './test-shop.ts'

type Tools = { shop: TestShop; owner: DeskBrowser }
type Act = [Endpoint, string, () => Promise<unknown>]

/** A PNG of one pixel. */
export const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** By endpoint: how to do it, and the entry that it leaves in the audit. Its preconditions leave no entry. */
export function settingActs(tools: () => Tools): Act[] {
  const call: DeskBrowser['call'] = (...request) => tools().owner.call(...request)
  const place = { path: '/about', lang: 'de' } as const
  return [
    [
      settings.saveSection,
      'settings.save',
      () => call(settings.saveSection, { section: 'company', rev: 0, values: { contact_tel: '+49 30 2' } }),
    ],
    [
      settings.saveBank,
      'settings.save',
      () => call(settings.saveBank, { rev: 0, values: { 'bank.note': 'Use the order number' } }),
    ],
    [
      settings.saveSeoEntry,
      'seo.save',
      () => call(settings.saveSeoEntry, { ...place, rev: 0, title: 'Über uns' }),
    ],
    [
      settings.removeSeoEntry,
      'seo.remove',
      async () => {
        await tools().shop.connection.pool.query(
          `insert into seo (path, lang, title) values ('/about', 'de', 'x') on conflict do nothing`,
        )
        return call(settings.removeSeoEntry, place)
      },
    ],
    [uploadFile, 'files.upload', () => call(uploadFile, { name: 'dot.png', content: TINY_PNG })],
    [
      retryMail,
      'mail.retry',
      async () => {
        const { rows } = await tools().shop.connection.pool.query(
          `insert into mails (recipient, lang, kind, fields, failed_at) values ('x', 'en', 'reset', '{}', now())
          returning id::int`,
        )
        return call(retryMail, { id: rows[0].id })
      },
    ],
  ]
}
