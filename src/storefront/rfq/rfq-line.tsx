import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { readQuantity } from '../goods/read-quantity.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LineCell } from './line-cell.tsx'
import { PartNumberCell } from './part-number-cell.tsx'
import type { LineErrors, LineField } from './read-lines.ts'
import { readPrice, writePrice } from './read-price.ts'
import { changeRfqItem, type RfqItem } from './rfq-list.ts'
import { isAskable } from './rfq-quantity.tsx'
import { useDecimalMark } from './use-decimal-mark.ts'
import { useNumberText } from './use-number-text.ts'

type RfqLineProps = {
  index: number
  item: RfqItem | undefined
  place: number | null
  isSpare: boolean
  errors: LineErrors | undefined
  onRemove: (index: number) => void
  onPaste: (text: string) => void
}

/** One line of the request. What is typed goes to the list at once; only numbers wait until they are some. */
export const RfqLine = memo(function RfqLine(props: RfqLineProps) {
  const { index, item, place, isSpare, errors, onRemove, onPaste } = props
  const t = useTranslations()
  const line = index + 1
  const change = (part: Partial<RfqItem>) => changeRfqItem(index, part)
  const cell = (name: LineField) => ({
    line,
    error: errors?.[name],
    // Blank lines are not sent.
    name: place === null ? undefined : `lines.${place}.${name}`,
  })
  const text = (name: 'manufacturer' | 'package' | 'date_code') => ({
    ...cell(name),
    value: item?.[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <li className="rfq-line" data-spare={isSpare || undefined}>
      <span className="rfq-line-title">{t('rfq_form.line', { line })}</span>
      {place !== null && item?.goods_id && (
        <input type="hidden" name={`lines.${place}.goods_id`} value={item.goods_id} />
      )}
      <PartNumberCell {...cell('part_number')} item={item} onChange={change} onPaste={onPaste} />
      <div className="rfq-maker">
        <LineCell {...text('manufacturer')} dir="auto" label={t('goods.manufacturer')} />
      </div>
      <div className="rfq-package">
        <LineCell {...text('package')} isLtr label={t('goods.package')} />
      </div>
      <div className="rfq-date-code">
        <LineCell {...text('date_code')} isLtr label={t('product.batch')} />
      </div>
      <div className="rfq-qty">
        <Quantity {...cell('qty')} item={item} onChange={qty => change({ qty })} />
      </div>
      <div className="rfq-price">
        <TargetPrice
          {...cell('target_price')}
          item={item}
          onChange={target_price => change({ target_price })}
        />
      </div>
      <IconButton
        label={t('rfq_form.remove_line', { line })}
        icon={<Trash2 aria-hidden />}
        disabled={item === undefined}
        onClick={() => onRemove(index)}
        className="rfq-remove"
      />
    </li>
  )
})

type NumberCellProps<T> = {
  line: number
  name?: string
  error?: string
  item: RfqItem | undefined
  onChange: (value: T) => void
}

function Quantity({ item, onChange, ...cell }: NumberCellProps<number>) {
  const t = useTranslations('goods')
  const { text, setText } = useNumberText({ value: item?.qty, read: readQuantity, write: String })
  const type = (typed: string) => {
    setText(typed)
    const quantity = readQuantity(typed)
    if (isAskable(quantity)) onChange(quantity)
  }
  return (
    <LineCell
      {...cell}
      label={t('quantity')}
      inputMode="numeric"
      isLtr
      value={text}
      onChange={event => type(event.currentTarget.value)}
    />
  )
}

function TargetPrice({ item, onChange, ...cell }: NumberCellProps<number | null>) {
  const t = useTranslations('rfq_form')
  const mark = useDecimalMark()
  const { text, setText } = useNumberText({
    value: item?.target_price,
    read: typed => readPrice(typed, mark),
    write: price => writePrice(price, mark),
  })
  const type = (typed: string) => {
    setText(typed)
    const price = readPrice(typed, mark)
    if (!Number.isNaN(price)) onChange(price)
  }
  return (
    <LineCell
      {...cell}
      label={t('target_price')}
      inputMode="decimal"
      isLtr
      value={text}
      onChange={event => type(event.currentTarget.value)}
    />
  )
}
