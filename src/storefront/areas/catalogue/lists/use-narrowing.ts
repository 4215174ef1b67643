import { localizedPath } from '../../../../domain/locales.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { type GoodsChoice, type ListAddress, listHref } from './goods-query.ts'

/** URLs of the same list with another choice. A changed choice starts at page 1. */
export function useNarrowing(address: ListAddress, choice: GoodsChoice) {
  const lang = useLang()
  return (change: Partial<GoodsChoice>) =>
    localizedPath(lang, listHref(address, { ...choice, page: 1, ...change }))
}

export type HrefWith = ReturnType<typeof useNarrowing>
