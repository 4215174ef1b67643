import { speak } from '../../src/contract/wire/translate.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { type ComposedMail, type Composers, listPageLangs } from '../../src/server/features/mail/index.ts'
import type { TestShop } from './test-shop.ts'

type MailToCompose = {
  kind: string
  fields: Record<string, string | number>
  lang?: Lang
  contactEmail?: string
  attempts?: number
}

/** A mail as the mailer would compose it now. */
export async function composeMail(
  shop: TestShop,
  composers: Composers,
  { kind, fields, lang = 'en', contactEmail = 'sales@firm.example', attempts = 1 }: MailToCompose,
): Promise<ComposedMail | null> {
  const { db } = shop.connection
  const { t } = await speak(lang)
  const compose = composers[kind]
  if (!compose) throw new Error(`unknown kind of mail: ${kind}`)
  const site = { publicUrl: 'https://shop.example', hasDesk: true, shop: 'Chipfront' }
  const pageLangs = await listPageLangs(db)
  return compose({ db, ...site, lang, pageLangs, t, contactEmail, attempts }, fields)
}

/** The text including link URLs, without directional marks. */
export function plainText(mail: ComposedMail | null): string {
  const pieces = mail?.blocks.flatMap(block => {
    if (block.kind === 'list') return block.items
    return 'url' in block ? [block.text, block.url] : block.text
  })
  return (pieces ?? []).join('\n').replace(/[\u200b\u2066\u2068\u2069]/g, '')
}
