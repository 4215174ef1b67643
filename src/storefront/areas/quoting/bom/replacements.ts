import { useEffect } from 'react'
import { create } from 'zustand'
import type { MatchedLine } from '../../../../contract/shop/bom.ts'
import { getGoodsDetail } from '../../../../contract/shop/catalogue.ts'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { candidatesOf, type Replacements } from './settle-line.ts'

const useKnown = create<Replacements>(() => new Map())

/** Parts that were chosen instead of a match. A choice is an id; their stock and prices are kept here. */
export function rememberReplacement(goods: Goods): void {
  useKnown.setState(known => new Map([...known, [partIdOf(goods), goods]]), true)
}

/** The alternates that were chosen for these lines. After a reload they are asked for again. */
export function useReplacements(
  lines: readonly MatchedLine[],
  choices: Readonly<Record<string, number>>,
): Replacements {
  const call = useCall()
  const known = useKnown()
  const missing = lines.flatMap(line => missingOf(line, choices, known)).join(',')
  useEffect(() => {
    // A part that has left the catalog is not found; the line then has its own match.
    for (const id of missing.split(',').filter(Boolean))
      call(getGoodsDetail, { id: Number(id) }).then(rememberReplacement, () => {})
  }, [call, missing])
  return known
}

function missingOf(
  line: MatchedLine,
  choices: Readonly<Record<string, number>>,
  known: Replacements,
): number[] {
  const id = choices[lineKey(line)]
  if (id === undefined || line.outcome === 'choose' || known.has(id)) return []
  return candidatesOf(line).some(goods => partIdOf(goods) === id) ? [] : [id]
}
