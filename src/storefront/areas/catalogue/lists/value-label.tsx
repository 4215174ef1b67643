import type { ParameterFacet } from '../../../../contract/shop/goods.ts'

/** Numbers with units are written from left to right in every language; words are not. */
export function ValueLabel({ kind, children }: { kind: ParameterFacet['kind']; children: string }) {
  const isWord = kind === 'enum' || kind === 'flag' || kind === 'text'
  return <bdi dir={isWord ? 'auto' : 'ltr'}>{children}</bdi>
}
