import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FacetValue, ParameterFacet } from '../../../../contract/shop/goods.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import type { GoodsChoice, ListAddress } from './goods-query.ts'

const TYPING_MS = 150

type Suggestion = Pick<FacetValue, 'value' | 'label' | 'count'>

/** Values that contain the text typed last, for a parameter with more values than are listed. */
export function useValueSuggestions(
  { slug, more }: Pick<ParameterFacet, 'slug' | 'more'>,
  choice: GoodsChoice,
  { categoryId, brandId, keyword }: ListAddress,
) {
  const call = useCall({ asVisitor: true })
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const typing = useRef<{ timer?: ReturnType<typeof setTimeout>; text: string }>({ text: '' })
  useEffect(() => () => clearTimeout(typing.current.timer), [])
  if (more === 0) return { suggestions }
  const list =
    keyword === undefined
      ? { id: categoryId, manufacturer: brandId }
      : { keyword, understood: choice.understood }

  const load = async (text: string) => {
    const { before, find } = splitLast(text)
    // Suggestions are a convenience: without them the field still takes any value.
    const found = await import('./find-values.ts')
      .then(({ findValues }) => findValues(call, choice, { ...list, slug, find }))
      .catch(() => [])
    if (typing.current.text !== text) return
    setSuggestions(found.map(({ value, label, count }) => ({ value: before + value, label, count })))
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
