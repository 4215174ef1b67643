import { useTranslations } from 'use-intl'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import type { ShortLine } from '../../../../contract/shop/orders.ts'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import type { Changes } from '../checkout/what-changed.ts'

const NO_TEXTS = [] as const
const loadChanges = async () => (await import('../checkout/changes-list.tsx')).ChangesList

type AboutRefusalProps = { changes: Changes | null; short: readonly ShortLine[] }

/** Details below the form's message: the new figures, or the lines that are out of stock. */
export function AboutRefusal({ changes, short }: AboutRefusalProps) {
  const { Part: ChangesList } = useLazy(loadChanges, changes !== null, NO_TEXTS)
  if (changes) return ChangesList && <ChangesList changes={changes} />
  return (
    <ul className="flex flex-col gap-1">
      {short.map(line => (
        <li key={partIdOf(line)} className="flex flex-wrap items-baseline gap-x-2">
          <PartNumber value={line.part_number} size="sm" />
          <Stock line={line} />
        </li>
      ))}
    </ul>
  )
}

function Stock({ line }: { line: ShortLine }) {
  const t = useTranslations('checkout')
  const format = useFormat()
  if (line.stock === 0) return t('sold_out')
  return t('understock', { stock: format.count(line.stock), wanted: format.count(quantityOf(line)) })
}
