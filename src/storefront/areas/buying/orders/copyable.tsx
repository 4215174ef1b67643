import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import { CopyButton } from '../../../../web/ui/copy-button.tsx'

type CopyableProps = { value: string; name: string; text?: string; isStrong?: boolean; isCode?: boolean }

/** A value to be used in another program, with a copy button. `text` is how it is displayed, if that differs. */
export function Copyable({ value, name, text = value, isStrong, isCode }: CopyableProps) {
  const t = useTranslations()
  const source = useRef<HTMLElement>(null)
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <bdi
        ref={source}
        className={classNames(
          'min-w-0 wrap-anywhere',
          isCode && 'ltr-value font-mono',
          isStrong && 'rounded-md bg-action-soft px-1.5 font-semibold text-action-strong',
        )}
      >
        {text}
      </bdi>
      <CopyButton
        value={value}
        source={source}
        labels={{ copy: t('payment.copy', { name }), copied: t('actions.copied') }}
      />
    </span>
  )
}
