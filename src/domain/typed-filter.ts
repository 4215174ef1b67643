import { decimalMark } from './figures.ts'
import type { Lang } from './locales.ts'
import { readPrice, writePrice } from './read-price.ts'

/** The name in a URL by which a form without a script tells which of its fields was typed. */
export const TYPED = 'typed'

/** Before a number that can be read in two ways. */
export const UNCLEAR_MARK = '?'

/** A part of a filter that was not understood, as the buyer typed it. */
export function asTypedItem(item: string): string {
  return item.startsWith(UNCLEAR_MARK) ? item.slice(1).replaceAll('\\,', ',') : item
}

/**
 * What a buyer typed into the field of a filter, as it is written in a URL. A number that the page's language does not
 * make clear is marked, and the list says that it was not understood.
 */
export function readTypedFilter(name: string, text: string, lang: Lang): string {
  if (name === 'price') return readEnds(text, lang)
  return decimalMark(lang) === ',' ? withPoints(text) : withoutCommas(text)
}

/** 1.250..2.500 are dollars and cents in English, and thousands in German. */
function readEnds(text: string, lang: Lang): string {
  const ends = text.split('..')
  if (ends.length === 1) return text
  return ends
    .map(end => {
      const price = readPrice(end, decimalMark(lang))
      return price === null || Number.isNaN(price) ? end.trim() : writePrice(price, '.')
    })
    .join('..')
}

const DECIMAL_COMMA = /(?<!\d|,|[^.]\.)(\d+),(\d+)(?![\d,])/g
/** 1.250 may be a thousand; 12.288M would not be written with two prefixes. */
const THOUSANDS = /(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]|\s?[kMG])/

/** Several values are typed with a space after the comma, or with units. */
function withPoints(text: string): string {
  return itemsOf(text.replace(DECIMAL_COMMA, '$1;$2'))
    .map(item =>
      item.split('..').some(end => THOUSANDS.test(end))
        ? unclear(item.replaceAll(';', ','))
        : item.replaceAll(';', '.'),
    )
    .join(', ')
}

/** 4,7k may be 4.7 kΩ, or 4 Ω and 7 kΩ. */
function withoutCommas(text: string): string {
  const marked = text.replace(DECIMAL_COMMA, '$1;$2')
  return itemsOf(marked)
    .map(item => (item.includes(';') ? unclear(item.replaceAll(';', ',')) : item))
    .join(', ')
}

function itemsOf(text: string): string[] {
  return text.split(/(?<!\\),/).map(item => item.trim())
}

function unclear(item: string): string {
  return UNCLEAR_MARK + item.replaceAll(',', '\\,')
}
