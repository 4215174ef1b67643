import { type FormEvent, useEffect, useRef, useState } from 'react'
import { listFacetValues } from '../../../../contract/shop/catalogue.ts'
import type { FacetValue, ParameterFacet } from '../../../../contract/shop/goods.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { type GoodsChoice, goodsCall, type ListAddress } from './goods-query.ts'

const TYPING_MS = 150
const SUGGESTED = 20

type Suggestion = Pick<FacetValue, 'value' | 'label' | 'count'>

/** Values that contain what is typed last, for a parameter with more values than are listed. */
export function useValueSuggestions(
  { slug, more }: Pick<ParameterFacet, 'slug' | 'more'>,
  choice: GoodsChoice,
  { categoryId }: ListAddress,
) {
  const call = useCall({ asVisitor: true })
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const typing = useRef<{ timer?: ReturnType<typeof setTimeout>; text: string }>({ text: '' })
  useEffect(() => () => clearTimeout(typing.current.timer), [])
  if (more === 0 || categoryId === undefined) return { suggestions }

  const load = async (text: string) => {
    const { before, find } = splitLast(text)
    const query = { ...goodsCall(choice), sort: 'relevance', page: 1, page_size: SUGGESTED }
    // Suggestions are a convenience: without them the field still takes any value.
    const found = await call(listFacetValues, { ...query, id: categoryId, slug, find }).catch(() => null)
    if (!found || typing.current.text !== text) return
    const useful = found.list.filter(({ count }) => count > 0)
    setSuggestions(useful.map(({ value, label, count }) => ({ value: before + value, label, count })))
  }
  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    clearTimeout(typing.current.timer)
    typing.current = { text: value, timer: setTimeout(() => void load(value), TYPING_MS) }
  }
  return { suggestions, onInput }
}

/** `10k,4.` and `10k..4` complete the last value. */
export function splitLast(text: string): { before: string; find: string } {
  const [, before = '', find = ''] = /^(.*(?:,|\.\.))?(.*)$/s.exec(text) ?? []
  return { before, find: find.trim() }
}
