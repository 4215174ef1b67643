import { useTranslations } from 'use-intl'
import type { Alternate, AlternateDifference } from '../../../../contract/shop/alternates.ts'

/** Why a part is an alternate, and its differences, line by line. */
export function Differences({ alternate: { kind, note, differences } }: { alternate: Alternate }) {
  const t = useTranslations('alternates')
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {kind !== 'parameters' && <li>{t(kind)}</li>}
      {note && <li dir="auto">{note}</li>}
      {kind === 'parameters' && differences.length === 0 && <li>{t('same')}</li>}
      {differences.map(difference => (
        <li key={difference.slug} className={difference.effect === 'worse' ? 'font-medium' : 'text-ink-soft'}>
          <Difference difference={difference} />
        </li>
      ))}
    </ul>
  )
}

function Difference({ difference }: { difference: AlternateDifference }) {
  const t = useTranslations('alternates')
  const tGoods = useTranslations('goods')
  const { slug, this: own, other, effect } = difference
  const name = slug === 'packaging' ? tGoods('package') : difference.name
  if (own === '' || other === '') return t('not_stated', { name })
  const isolated = { name, own: isolate(own), other: isolate(other) }
  if (effect === 'unknown') return t('differs', isolated)
  return t(effect, isolated)
}

/** Values read from left to right in every language. */
function isolate(value: string): string {
  return `\u2066${value}\u2069`
}
