import { useState } from 'react'
import { LIMITS } from '../../../domain/limits.ts'
import { isAllowedPrice } from '../../../domain/money.ts'
import { readPrice, writePrice } from '../../../domain/read-price.ts'
import { readQuantity } from '../../../domain/read-quantity.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import type { RfqItem } from './rfq-item.ts'
import { changeRfqItem } from './rfq-list.ts'

type NumberText = {
  value: number | null | undefined
  /** The input in place of a number. */
  typed: string | undefined
  read: (text: string) => number | null
  write: (value: number) => string
}

/**
 * A quantity field. The list gets the quantity as soon as it is valid; until then the input is kept beside the list.
 */
export function useQuantityText(index: number, item: RfqItem | undefined) {
  const number = { value: item?.quantity, typed: item?.typed?.quantity, read: readQuantity, write: String }
  const { text, setLast } = useNumberText(number)
  const type = (next: string) => {
    const quantity = readQuantity(next)
    setLast(next)
    changeRfqItem(index, isAskable(quantity) ? { quantity } : { typed: { quantity: next } })
  }
  return { text, type }
}

/** The same for a price, which may be empty. */
export function usePriceText(index: number, item: RfqItem | undefined) {
  const mark = useDecimalMark()
  const { text, setLast } = useNumberText({
    value: item?.target_price,
    typed: item?.typed?.target_price,
    read: typed => readPrice(typed, mark),
    write: price => writePrice(price, mark),
  })
  const type = (next: string) => {
    const target_price = readPrice(next, mark)
    setLast(next)
    changeRfqItem(index, isOfferable(target_price) ? { target_price } : { typed: { target_price: next } })
  }
  return { text, type }
}

/** 2,500 stays as typed unless the number was changed elsewhere. */
function useNumberText({ value, typed, read, write }: NumberText) {
  const [last, setLast] = useState('')
  const written = value === null || value === undefined ? '' : write(value)
  const isCurrent = last !== '' && read(last) === value
  return { text: typed ?? (isCurrent ? last : written), setLast }
}

function isAskable(quantity: number | null): quantity is number {
  return quantity !== null && quantity >= 1 && quantity <= LIMITS.quantityMax
}

/** Null, which means no price, is valid. */
function isOfferable(price: number | null): boolean {
  return price === null || isAllowedPrice(price)
}
