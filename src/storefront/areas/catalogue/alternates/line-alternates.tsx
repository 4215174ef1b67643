import { Replace } from 'lucide'
import { type ComponentType, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLazy } from '../../../../web/browser/use-lazy.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'

const TEXTS = ['catalogue'] as const

type LineAlternatesProps<P> = {
  partNumber: string
  /** Alternates that can be bought now. */
  count: number
  load: () => Promise<ComponentType<P>>
  panel: P
}

/** "3 alternates in stock" for a line that is short. The list is loaded when it is opened. */
export function LineAlternates<P extends object>({ partNumber, count, load, panel }: LineAlternatesProps<P>) {
  const t = useTranslations()
  const format = useFormat()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Panel, isFailed } = useLazy(load, isOpen, TEXTS)
  if (count === 0) return null
  const text = t('stock.alternates', { count, shown: format.count(count) })
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${text} ${partNumber}`}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-6 items-center gap-1.5 text-start text-sm font-semibold text-brand hover:underline"
      >
        <Icon of={Replace} className="size-4 shrink-0" />
        {text}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && Panel && <Panel {...panel} />}
        {isOpen && isFailed && <ErrorText role="alert">{t('forms.no_connection')}</ErrorText>}
      </div>
    </div>
  )
}
