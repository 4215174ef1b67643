import * as quotes from '../../../contract/shop/quotes.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import type { Context } from '../../context.ts'
import type { Directories } from '../catalogue/index.ts'
import { type AcceptContext, acceptQuote } from './accept-quote.ts'
import { askAboutQuote, counterQuote, declineQuote, seeQuote } from './act-as-buyer.ts'
import { countUserQuotes, listUserQuotes } from './buyers.queries.ts'
import { getBuyersPdf } from './get-pdf.ts'
import { previewQuote } from './preview-quote.ts'
import { showQuote } from './show-quote.ts'
import { toMyQuote } from './shown-quote.wire.ts'
import type { PdfWriter } from './write-pdf.ts'

type Tools = { directory: Directories; hasWallet: boolean; writer: PdfWriter }

export function quoteRoutes({ directory, hasWallet, writer }: Tools): Route[] {
  const buying = async (context: Context): Promise<AcceptContext> => ({
    ...context,
    directory: await directory(),
    hasWallet,
  })
  return [
    serve(quotes.getQuote, ({ context, params, query }) =>
      showQuote({ ...context, hasWallet }, params.quote_number, { user: context.who.user, key: query.key }),
    ),
    serve(quotes.getQuotePdf, ({ context, params, query }) =>
      getBuyersPdf({ ...context, writer }, params.quote_number, { user: context.who.user, key: query.key }),
    ),
    serve(quotes.seeQuote, ({ context, params, body }) =>
      seeQuote({ ...context, hasWallet }, params.quote_number, body),
    ),
    serve(quotes.previewQuote, async ({ context, params, body }) =>
      previewQuote(await buying(context), params.quote_number, body),
    ),
    serve(quotes.acceptQuote, async ({ context, params, body }) =>
      acceptQuote(await buying(context), params.quote_number, body),
    ),
    serve(quotes.counterQuote, ({ context, params, body }) =>
      counterQuote({ ...context, hasWallet }, params.quote_number, body),
    ),
    serve(quotes.declineQuote, ({ context, params, body }) =>
      declineQuote({ ...context, hasWallet }, params.quote_number, body),
    ),
    serve(quotes.askAboutQuote, ({ context, params, body }) =>
      askAboutQuote({ ...context, hasWallet }, params.quote_number, body),
    ),
    serveUser(quotes.listQuotes, async ({ context, query: { page, page_size } }) => {
      const { userId } = context.who.user
      const range = { offset: (page - 1) * page_size, limit: page_size }
      const list = await listUserQuotes(context.db, userId, range)
      return { list: list.map(toMyQuote), total: await countUserQuotes(context.db, userId), page, page_size }
    }),
  ]
}
