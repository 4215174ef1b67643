import { CircleSlash, PackageX, Trash2, TriangleAlert } from 'lucide'
import { useTranslations } from 'use-intl'
import type { CartLine } from '../../../../contract/shop/cart.ts'
import { quantityOf } from '../../../../contract/shop/names.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { breakInForce } from '../../../../domain/money.ts'
import { partPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import { freeItem, itemOf, type RfqItem } from '../../../shell/rfq-list/rfq-item.ts'
import { addToRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import { LineAlternates } from '../../catalogue/alternates/line-alternates.tsx'
import { GoodsPriceBreaks } from '../../catalogue/lists/goods-price-breaks.tsx'
import type { CartDesk } from './cart-desk.ts'
import { CartQuantity } from './cart-quantity.tsx'
import type { LiveLine } from './live-cart.ts'

type CartRowProps = {
  desk: CartDesk
  live: LiveLine
  failure?: Wording
  onGone: () => void
  /** Alternates in stock. */
  alternates: number
}

const loadAlternates = async () => (await import('./cart-alternates.tsx')).CartAlternates

export function CartRow({ desk, live, failure, onGone, alternates }: CartRowProps) {
  const t = useTranslations()
  const format = useFormat()
  const { remove, askForQuote } = useLineActs(desk, live, onGone)
  const { line, quantity, amount } = live
  const { goods } = line
  const number = goods.part_number
  return (
    <tr className="cart-row" data-off={line.selected ? undefined : ''}>
      <td className="cart-select">
        <Checkbox
          label={<VisuallyHidden>{t('cart.select_line', { number })}</VisuallyHidden>}
          checked={line.selected}
          onChange={() => desk.select([line.id], !line.selected)}
        />
      </td>
      <td className="cart-picture">
        <PartPicture icons={goods.icons} side={64} />
      </td>
      <th scope="row" className="cart-name">
        <Name live={live} />
        <button
          type="button"
          onClick={askForQuote}
          className="mt-1 block min-h-6 text-start text-brand hover:underline"
        >
          {t('cart.quote_instead')}
          <VisuallyHidden> {number}</VisuallyHidden>
        </button>
      </th>
      <td className="cart-prices">
        {goods.prices.length > 0 && (
          <GoodsPriceBreaks
            prices={goods.prices}
            inForce={breakInForce(goods.prices, quantity ?? 0)}
            size="sm"
          />
        )}
      </td>
      <td className="cart-quantity">
        <CartQuantity desk={desk} live={live} failure={failure} />
      </td>
      <td className="cart-amount">{amount === null ? '–' : <Price text={format.amount(amount)} />}</td>
      <td className="cart-remove">
        <IconButton
          label={t('cart.remove_part', { number })}
          icon={<Icon of={Trash2} />}
          size="sm"
          onClick={remove}
        />
      </td>
      {live.state !== 'ok' && alternates > 0 && (
        <td className="cart-alternates">
          <LineAlternates
            partNumber={number}
            count={alternates}
            load={loadAlternates}
            panel={{ desk, live, onGone }}
          />
        </td>
      )}
    </tr>
  )
}

/** The other actions of a cart line, with their messages. */
function useLineActs(desk: CartDesk, { line, quantity }: LiveLine, onGone: () => void) {
  const t = useTranslations()
  const number = line.goods.part_number

  const restore = async () => {
    if (await desk.restore(line)) tell({ text: t('cart.restored', { number }) })
  }
  const leave = async (said: Parameters<typeof tell>[0]) => {
    onGone()
    if (await desk.remove(line.id)) tell(said)
  }
  return {
    remove: () => leave({ text: t('cart.removed', { number }), way: { undo: restore } }),
    askForQuote: () => {
      const { leftOut } = addToRfqList([askedFor(line, quantity ?? quantityOf(line))])
      if (leftOut > 0) return tell({ text: t('rfq.full', { max: LIMITS.rfqLines }), isError: true })
      return leave({ text: t('cart.moved', { number }), way: { undo: restore } })
    },
  }
}

/** A part that has left the catalog is requested by its number only. */
function askedFor({ goods }: CartLine, quantity: number): RfqItem {
  if (goods.goods_page_url) return itemOf(goods, quantity)
  return freeItem(goods.part_number, { manufacturer: goods.brand_name, quantity })
}

/** A part that has left the catalog no longer has a page. */
function Name({ live }: { live: LiveLine }) {
  const { goods } = live.line
  const number = <PartNumber value={goods.part_number} size="sm" />
  return (
    <>
      {goods.goods_page_url ? (
        <Link to={partPath(goods.goods_page_url)} className="block py-0.5 text-brand hover:underline">
          {number}
        </Link>
      ) : (
        <span className="block py-0.5">{number}</span>
      )}
      <span className="block py-0.5 text-ink-soft">
        <bdi>{goods.brand_name}</bdi>
      </span>
      <span dir="auto" className="block wrap-anywhere">
        {goods.description}
      </span>
      <LineBadge live={live} />
    </>
  )
}

/** Why a line cannot be ordered; nothing if it can. */
function LineBadge({ live: { state, line } }: { live: LiveLine }) {
  const t = useTranslations()
  const format = useFormat()
  if (state === 'ok') return null
  if (state === 'understock')
    return (
      <Badge tone="low" icon={<Icon of={TriangleAlert} />} className="mt-1">
        {t('cart.understock', { count: format.count(line.goods.stock) })}
      </Badge>
    )
  if (state === 'sold_out')
    return (
      <Badge icon={<Icon of={PackageX} />} className="mt-1">
        {t('stock.sold_out')}
      </Badge>
    )
  return (
    <Badge tone="error" icon={<Icon of={CircleSlash} />} className="mt-1">
      {t(line.goods.prices.length > 0 ? 'cart.no_price' : 'cart.unavailable')}
    </Badge>
  )
}
