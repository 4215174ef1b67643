import { Trash2 } from 'lucide'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { PART_FIELD } from '../../../../contract/shop/names.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { changeRfqItem, type RfqItem } from '../../../shell/rfq-list/rfq-list.ts'
import { usePriceText, useQuantityText } from '../../../shell/rfq-list/use-number-text.ts'
import { LineCell } from './line-cell.tsx'
import { PartNumberCell } from './part-number-cell.tsx'
import type { LineErrors, LineField } from './read-lines.ts'

type RfqLineProps = {
  index: number
  item: RfqItem | undefined
  place: number | null
  isSpare: boolean
  errors: LineErrors | undefined
  onRemove: (index: number) => void
  onPaste: (text: string) => void
}

/** One line of the request. Input goes to the list at once. */
export const RfqLineFields = memo(function RfqLineFields(props: RfqLineProps) {
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
      {place !== null && item?.partId && (
        <input type="hidden" name={`lines.${place}.${PART_FIELD}`} value={item.partId} />
      )}
      <PartNumberCell {...cell('part_number')} item={item} onChange={change} onPaste={onPaste} />
      <div className="rfq-maker">
        <LineCell
          {...text('manufacturer')}
          dir="auto"
          className="rtl:text-right"
          label={t('goods.manufacturer')}
        />
      </div>
      <div className="rfq-package">
        <LineCell {...text('package')} isLtr label={t('goods.package')} />
      </div>
      <div className="rfq-date-code">
        <LineCell {...text('date_code')} isLtr label={t('rfq_form.date_code')} />
      </div>
      <div className="rfq-qty">
        <Quantity {...cell('qty')} index={index} item={item} />
      </div>
      <div className="rfq-price">
        <TargetPrice {...cell('target_price')} index={index} item={item} />
      </div>
      <IconButton
        label={t('rfq_form.remove_line', { line })}
        icon={<Icon of={Trash2} />}
        disabled={item === undefined}
        onClick={() => onRemove(index)}
        className="rfq-remove"
      />
    </li>
  )
})

type NumberCellProps = {
  line: number
  name?: string
  error?: Wording
  index: number
  item: RfqItem | undefined
}

function Quantity({ index, item, ...cell }: NumberCellProps) {
  const t = useTranslations('goods')
  const { text, type } = useQuantityText(index, item)
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

function TargetPrice({ index, item, ...cell }: NumberCellProps) {
  const t = useTranslations('rfq_form')
  const { text, type } = usePriceText(index, item)
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
