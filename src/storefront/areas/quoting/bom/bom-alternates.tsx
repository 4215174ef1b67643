import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { mostInStock } from '../../../../domain/line-state.ts'
import { orderableFrom } from '../../../../domain/quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { AlternatesList } from '../../catalogue/alternates/alternates-list.tsx'
import { rememberReplacement } from './replacements.ts'
import { useReview } from './review-context.ts'
import { without } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

export type BomAlternatesProps = { settled: SettledLine; partId: number }

/** The alternates of a BOM line, to choose instead of our match. */
export function BomAlternates({ settled, partId }: BomAlternatesProps) {
  return (
    <AlternatesList
      partId={partId}
      quantity={settled.wanted}
      actions={goods => <UseInstead settled={settled} goods={goods} />}
    />
  )
}

/** Only alternates with enough stock for the line can be chosen. */
function UseInstead({
  settled: { line, goods: chosen, wanted },
  goods,
}: {
  settled: SettledLine
  goods: Goods
}) {
  const t = useTranslations('alternates')
  const { count } = useFormat()
  const { state, change } = useReview()
  const quantity = orderableFrom(goods, wanted)
  if (chosen && partIdOf(chosen) === partIdOf(goods))
    return <span className="text-sm font-semibold">{t('chosen')}</span>
  if (quantity > mostInStock(goods)) return null
  const choose = () => {
    rememberReplacement(goods)
    const key = lineKey(line)
    change({ choices: { ...state.choices, [key]: partIdOf(goods) }, moved: without(state.moved, key) })
  }
  return (
    <Button size="sm" onClick={choose}>
      {t('instead', { quantity: count(quantity) })}
      <VisuallyHidden> {goods.part_number}</VisuallyHidden>
    </Button>
  )
}
