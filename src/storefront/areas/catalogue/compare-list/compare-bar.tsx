import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { FootBar } from '../../../shell/chrome/foot-bar.tsx'
import { CompareLink } from './compare-link.tsx'
import { clearComparison, removeFromComparison, useCompareList } from './compare-list.ts'

/** The parts that the visitor has ticked, at the foot of the window. */
export function CompareBar() {
  const t = useTranslations('compare')
  const parts = useCompareList()
  return (
    <FootBar kind="compare" label={t('bar')}>
      <Container size="full" className="flex h-14 items-center gap-3">
        <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto max-sm:hidden">
          {parts.map(({ partId, partNumber }) => (
            <li key={partId} className="shrink-0">
              <button
                type="button"
                aria-label={t('remove', { number: partNumber })}
                onClick={() => removeFromComparison(partId)}
                className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-hairline bg-bench ps-3 pe-2 text-sm hover:border-brand"
              >
                <PartNumber value={partNumber} size="sm" />
                <Icon of={X} className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
        <CompareLink parts={parts} className={buttonClass({ size: 'sm', className: 'max-sm:flex-1' })} />
        <button
          type="button"
          onClick={clearComparison}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {t('clear')}
        </button>
      </Container>
    </FootBar>
  )
}
