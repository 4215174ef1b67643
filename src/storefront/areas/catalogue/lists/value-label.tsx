import type { ParameterFacet } from '../../../../contract/shop/goods.ts'

type Kind = ParameterFacet['kind']

/** Numbers with units are written from left to right in every language; words are not. */
export function directionOf(kind: Kind): 'auto' | 'ltr' {
  return kind === 'enum' || kind === 'flag' || kind === 'text' ? 'auto' : 'ltr'
}

export function ValueLabel({ kind, children }: { kind: Kind; children: string }) {
  return <bdi dir={directionOf(kind)}>{children}</bdi>
}
