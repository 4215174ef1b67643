import type { useTranslations } from 'use-intl'
import type { Splitting } from './split-part.ts'

type Translate = ReturnType<typeof useTranslations<never>>
type Sold = Pick<Extract<Splitting, { kind: 'split' }>, 'added' | 'inCart'>

/**
 * The pieces added to the cart. The button does not know the cart, so the message explains why fewer pieces were
 * added than the button stated.
 */
export function saySold(
  t: Translate,
  count: (quantity: number) => string,
  { added, inCart }: Sold,
  number: string,
): string {
  if (added === 0 && inCart === 0) return t('buy.none_left', { number })
  const before = inCart > 0 ? t('buy.in_cart', { quantity: count(inCart), number }) : ''
  const now = added > 0 ? t('buy.added', { quantity: count(added), number }) : ''
  return [before, now].filter(Boolean).join(' ')
}
