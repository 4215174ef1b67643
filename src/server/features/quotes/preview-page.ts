import { Refusal } from '../../../contract/wire/errors.ts'
import { DEFAULT_LANG, langOr, localizedPath } from '../../../domain/locales.ts'
import { quotePath } from '../../../domain/paths.ts'
import type { StaffContext } from '../../context.ts'
import { hashSecret, newSecret } from '../account/index.ts'
import { bareQuoteNumber } from './number.ts'
import { addPreviewKey, findQuoteByNumber } from './quotes.queries.ts'

/** In the buyer's language, with a key that only shows the draft. */
export async function previewPage(
  { db }: Pick<StaffContext, 'db'>,
  typed: string,
): Promise<{ path: string }> {
  const quote = await findQuoteByNumber(db, bareQuoteNumber(typed))
  if (!quote) throw new Refusal(404)
  if (quote.draftVersion === null) throw new Refusal(409, { reason: 'desk_errors.quote_no_draft' })
  const key = newSecret()
  await addPreviewKey(db, quote.id, hashSecret(key))
  return { path: localizedPath(langOr(quote.lang, DEFAULT_LANG), quotePath(quote.number, key)) }
}
