import { useTranslations } from 'use-intl'
import type { MatchedLine } from '../../../../contract/shop/bom.ts'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { byCost } from '../../../../domain/bom/by-cost.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { outcomeOf } from '../../../../domain/bom/outcome.ts'
import { RadioGroup } from '../../../../web/ui/radio-group.tsx'
import { GoodsStock } from '../../catalogue/lists/goods-stock.tsx'
import { orderLine } from '../../catalogue/lists/order-line.ts'
import { LinePrice } from './line-price.tsx'
import { GoodsName } from './match-cells.tsx'
import { useReview } from './review-context.ts'
import { without } from './review-state.ts'
import { candidatesOf, type SettledLine } from './settle-line.ts'

const NONE = 'none'

/** The choice between parts if the number does not identify one. */
export function Candidates({ settled }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { line, goods, isRefused, wanted } = settled
  const { state, change } = useReview()
  const choose = (value: string) => {
    const key = lineKey(line)
    const moved = without(state.moved, key)
    const choices = without(state.choices, key)
    if (value === NONE) return change({ choices, moved: { ...moved, [key]: 'free' } })
    change({ choices: { ...choices, [key]: Number(value) }, moved })
  }
  const chosen = goods ? String(partIdOf(goods)) : ''
  return (
    <RadioGroup
      isBoxed
      legend={
        <span className="font-normal">
          {t(`match.${line.match.kind}`)}. {t('which_part', { number: line.part_number })}
          <ReadAs match={line.match} />
        </span>
      }
      name={`bom-line-${lineKey(line)}`}
      value={isRefused ? NONE : chosen}
      onValueChange={choose}
      options={[
        ...inOrder(settled).map(candidate => ({
          value: String(partIdOf(candidate)),
          label: <Candidate goods={candidate} quantity={wanted} />,
        })),
        { value: NONE, label: t('none_of_these') },
      ]}
    />
  )
}

/** Similar numbers come by likelihood, others by their cost. */
function inOrder({ line, wanted }: SettledLine): Goods[] {
  const candidates = candidatesOf(line)
  return line.match.kind === 'near' ? candidates : byCost(candidates, wanted)
}

/** Why these parts were found for a line without a number. */
function ReadAs({ match: { understood = [], unknown = [] } }: Pick<MatchedLine, 'match'>) {
  const t = useTranslations('bom')
  if (understood.length === 0) return null
  // Isolated, a number stays beside its unit in Arabic.
  const values = understood
    .map(({ name, label }) => [name, label && `\u2068${label}\u2069`].filter(Boolean).join(' '))
    .join(' · ')
  return (
    <span className="bom-fact">
      {t('read_as', { values })} {unknown.length > 0 && t('not_read', { words: unknown.join(', ') })}
    </span>
  )
}

/** Priced at the quantity that would be ordered. */
function Candidate({ goods, quantity }: { goods: Goods; quantity: number }) {
  const { orderQuantity } = outcomeOf({ goods, quantity })
  const { unitPrice, amount } = orderLine(goods, orderQuantity)
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <span className="flex-1">
        <GoodsName goods={goods} />
        {goods.packaging && (
          <span className="bom-fact">
            <bdi>{goods.packaging}</bdi>
          </span>
        )}
      </span>
      <GoodsStock goods={goods} />
      <LinePrice unitPrice={unitPrice} amount={amount} quantity={orderQuantity} />
    </span>
  )
}
