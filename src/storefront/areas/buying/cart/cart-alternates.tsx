import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import { mostInStock } from '../../../../domain/line-state.ts'
import { orderableFrom } from '../../../../domain/quantity.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { type Split, splitIfShort } from '../../../../domain/split-quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import { AlternatesList } from '../../catalogue/alternates/alternates-list.tsx'
import type { CartDesk } from './cart-desk.ts'
import type { LiveLine } from './live-cart.ts'

export type CartAlternatesProps = { desk: CartDesk; live: LiveLine; onGone: () => void }

/** The alternates of a cart line: to use instead, or in addition. */
export function CartAlternates(props: CartAlternatesProps) {
  return (
    <AlternatesList
      partId={partIdOf(props.live.line.goods)}
      quantity={quantityOf(props.live.line)}
      actions={goods => <Actions {...props} goods={goods} />}
    />
  )
}

function Actions({ goods, ...props }: CartAlternatesProps & { goods: Goods }) {
  const t = useTranslations('alternates')
  const { count } = useFormat()
  const offer = alternateOffer(props.live, goods)
  const { replace, add } = useActions(props, goods, offer)
  const { instead, beside, split } = offer
  const kept = { kept: count(split?.fromStock ?? 0), quantity: count(beside) }
  return (
    <>
      {instead !== null && (
        <Button size="sm" onClick={() => replace(instead)}>
          {t('instead', { quantity: count(instead) })}
          <VisuallyHidden> {goods.part_number}</VisuallyHidden>
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={add}>
        {split ? t('keep_and_add', kept) : t('beside', kept)}
        <VisuallyHidden> {goods.part_number}</VisuallyHidden>
      </Button>
    </>
  )
}

type AlternateOffer = {
  /** Covers the whole line; null if its stock does not. */
  instead: number | null
  /** Covers the missing pieces of the line, as far as its stock does. */
  beside: number
  /** The line keeps the pieces in stock. */
  split: Split | null
}

export function alternateOffer(
  { line, text }: Pick<LiveLine, 'line' | 'text'>,
  goods: Goods,
): AlternateOffer {
  const wanted = readQuantity(text) ?? quantityOf(line)
  const split = splitIfShort(line.goods, wanted)
  const most = mostInStock(goods)
  const whole = orderableFrom(goods, wanted)
  return {
    instead: whole <= most ? whole : null,
    beside: Math.min(orderableFrom(goods, split?.rest ?? wanted), most),
    split,
  }
}

function useActions(
  { desk, live: { line }, onGone }: CartAlternatesProps,
  goods: Goods,
  { beside, split }: AlternateOffer,
) {
  const t = useTranslations()
  const { count } = useFormat()
  return {
    replace: async (quantity: number) => {
      const said = { number: line.goods.part_number, quantity: count(quantity), other: goods.part_number }
      if (!(await desk.replace(line.id, partIdOf(goods), quantity))) return
      onGone()
      tell({ text: t('alternates.replaced', said) })
    },
    add: async () => {
      const isAdded = split
        ? desk.addBeside({ id: line.id, kept: split.fromStock }, partIdOf(goods), beside)
        : desk.add(partIdOf(goods), beside)
      if (await isAdded)
        tell({ text: t('buy.added', { quantity: count(beside), number: goods.part_number }) })
    },
  }
}
