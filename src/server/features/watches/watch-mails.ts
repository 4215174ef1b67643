import { endAllWatches } from '../../../contract/shop/watches.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { formatsFor } from '../../../domain/formats.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { langOr } from '../../../domain/locales.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { partPath, WATCH_CONFIRM_PATH, WATCH_END_PATH, withToken } from '../../../domain/paths.ts'
import {
  type Compose,
  type ComposedMail,
  type Composers,
  type ComposeTools,
  inUnits,
  named,
  pageAddress,
} from '../mail/index.ts'
import { listMailedWatches, type MailedWatch, setOnAgain } from './watches.queries.ts'

type Blocks = ComposedMail['blocks']

export const watchMails: Composers = {
  watch_confirm: async (tools, { watch_id }) => {
    const [watch] = await listMailedWatches(tools.db, [Number(watch_id)])
    return watch?.state === 'asked' ? toOwner(tools, watch, own => confirmation(own, watch)) : null
  },
  watch_in_stock: async (tools, { watch_ids }) => {
    const watches = await listMailedWatches(tools.db, String(watch_ids).split(',').map(Number))
    const sent = watches.filter(({ state }) => state === 'sent')
    const [first, ...others] = sent.filter(isInStock)
    const missed = sent.filter(watch => !isInStock(watch))
    if (missed.length > 0)
      await setOnAgain(
        tools.db,
        missed.map(({ id }) => id),
      )
    return first ? toOwner(tools, first, own => inStock(own, [first, ...others])) : null
  },
} satisfies Record<string, Compose>

function isInStock({ stock, quantity }: MailedWatch): boolean {
  return stock >= quantity
}

type Words = Pick<ComposedMail, 'subject' | 'heading' | 'blocks'>

/** In the language of the page where the buyer asked, and always with an end. */
async function toOwner(
  tools: ComposeTools,
  { email, token, lang: asked }: MailedWatch,
  write: (tools: ComposeTools) => Words,
): Promise<ComposedMail> {
  const lang = langOr(asked, tools.lang)
  const { t } = await speak(lang)
  const own = { ...tools, lang, t }
  const { blocks, ...words } = write(own)
  const url = pageAddress(own, withToken(WATCH_END_PATH, token))
  return {
    ...words,
    to: email,
    lang,
    blocks: [...blocks, { kind: 'link', text: t('mail.watch.end'), url }],
    headers: {
      'List-Unsubscribe': `<${tools.publicUrl}${endAllWatches.path}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Anyone can have this sent to anyone, so all it says comes from the catalog. */
function confirmation(tools: ComposeTools, watch: MailedWatch): Words {
  const { t, shop, lang } = tools
  const facts = { number: named(watch.partNumber), maker: named(watch.manufacturer), shop }
  return {
    subject: t('mail.watch_confirm.subject', { number: watch.partNumber }),
    heading: t('mail.watch_confirm.heading'),
    blocks: [
      {
        kind: 'text',
        text: t('mail.watch_confirm.text', { ...facts, quantity: formatsFor(lang).count(watch.quantity) }),
      },
      {
        kind: 'button',
        text: t('mail.watch_confirm.button'),
        url: pageAddress(tools, withToken(WATCH_CONFIRM_PATH, watch.token)),
      },
      {
        kind: 'note',
        text: t('mail.watch_confirm.note', { duration: inUnits(lang, LIMITS.subscribeLinkDays, 'day') }),
      },
    ],
  }
}

function inStock(tools: ComposeTools, watches: readonly [MailedWatch, ...MailedWatch[]]): Words {
  const { t } = tools
  const [first, ...others] = watches
  return {
    subject:
      others.length === 0
        ? t('mail.watch_in_stock.subject', { number: first.partNumber })
        : t('mail.watch_in_stock.subject_more', { number: first.partNumber, count: others.length }),
    heading: t('mail.watch_in_stock.heading'),
    blocks: [
      { kind: 'text', text: t('mail.watch_in_stock.text') },
      ...watches.flatMap(watch => describe(tools, watch, others.length === 0)),
      { kind: 'note', text: t('mail.watch_in_stock.note') },
    ],
  }
}

function describe(tools: ComposeTools, watch: MailedWatch, isOnly: boolean): Blocks {
  const { t, lang } = tools
  const { count } = formatsFor(lang)
  const facts = {
    number: named(watch.partNumber),
    maker: named(watch.manufacturer),
    stock: count(watch.stock),
    quantity: count(watch.quantity),
  }
  const url = pageAddress(tools, partPath(pageUrl(watch.partNumber, watch.partId)))
  return [
    { kind: 'text', text: t('mail.watch_in_stock.part', facts) },
    isOnly
      ? { kind: 'button', text: t('mail.watch_in_stock.button'), url }
      : { kind: 'link', text: watch.partNumber, url },
  ]
}
