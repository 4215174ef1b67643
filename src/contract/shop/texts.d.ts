import type account from '../../../locales/en/account.json'
import type bom from '../../../locales/en/bom.json'
import type buying from '../../../locales/en/buying.json'
import type cart from '../../../locales/en/cart.json'
import type catalogue from '../../../locales/en/catalogue.json'
import type compare from '../../../locales/en/compare.json'
import type content from '../../../locales/en/content.json'
import type dialogs from '../../../locales/en/dialogs.json'
import type home from '../../../locales/en/home.json'
import type languageOffer from '../../../locales/en/language-offer.json'
import type newsletter from '../../../locales/en/newsletter.json'
import type orders from '../../../locales/en/orders.json'
import type payment from '../../../locales/en/payment.json'
import type projects from '../../../locales/en/projects.json'
import type quote from '../../../locales/en/quote.json'
import type quotes from '../../../locales/en/quotes.json'
import type quoting from '../../../locales/en/quoting.json'
import type rfqSent from '../../../locales/en/rfq-sent.json'
import type shell from '../../../locales/en/shell.json'
import type taxIds from '../../../locales/en/tax-ids.json'
import type watch from '../../../locales/en/watch.json'

/** The text files of the shop. `shell` is part of every page; the others are loaded with their area or dialog. */
declare module '../wire/messages.ts' {
  interface TextFiles {
    account: typeof account
    bom: typeof bom
    buying: typeof buying
    cart: typeof cart
    catalogue: typeof catalogue
    compare: typeof compare
    content: typeof content
    dialogs: typeof dialogs
    home: typeof home
    'language-offer': typeof languageOffer
    newsletter: typeof newsletter
    orders: typeof orders
    payment: typeof payment
    projects: typeof projects
    quote: typeof quote
    quotes: typeof quotes
    quoting: typeof quoting
    'rfq-sent': typeof rfqSent
    shell: typeof shell
    'tax-ids': typeof taxIds
    watch: typeof watch
  }
}
