import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { useCompareList } from './compare-list.ts'

const TEXTS = ['compare'] as const
const loadBar = async () => (await import('./compare-bar.tsx')).CompareBar

/** The bar is loaded with the first ticked part. */
export function CompareBarHost() {
  const isWanted = useCompareList().length > 0
  const { Part: CompareBar } = useLazy(loadBar, isWanted, TEXTS)
  return CompareBar && isWanted && <CompareBar />
}
