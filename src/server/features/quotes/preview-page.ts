import { Refusal } from '../../../contract/wire/errors.ts'
import { DEFAULT_LANG, langOr, localizedPath } from '../../../domain/locales.ts'
import { quotePath } from '../../../domain/paths.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hashSecret, newSecret } from '../account/index.ts'
import { storeChange } from './change-quote.ts'
import { bareQuoteNumber } from './number.ts'
import { addPreviewKey, lockQuote } from './quotes.queries.ts'

/** In the buyer's language, with a key that only shows the draft. It opens the page without signing in, so it is recorded. */
export async function previewPage(
  { pool, by }: Pick<StaffContext, 'pool' | 'by'>,
  typed: string,
): Promise<{ path: string }> {
  return inTransaction(pool, async ({ db }) => {
    const quote = await lockQuote(db, bareQuoteNumber(typed))
    if (!quote) throw new Refusal(404)
    if (quote.draftVersion === null) throw new Refusal(409, { reason: 'desk_errors.quote_no_draft' })
    const key = newSecret()
    await addPreviewKey(db, quote.id, hashSecret(key))
    await storeChange(db, by, quote, { act: 'preview' })
    return { path: localizedPath(langOr(quote.lang, DEFAULT_LANG), quotePath(quote.number, key)) }
  })
}
