import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'

type PartNumberProps = {
  value: string
  size?: 'sm' | 'md' | 'lg'
  /** Given, a button copies the number with one click. */
  copyLabels?: { copy: string; copied: string }
  /** The number with its matched piece marked, if it differs from the bare value. */
  children?: ReactNode
}

const SIZES = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl leading-tight' }

export function PartNumber({ value, size = 'md', copyLabels, children }: PartNumberProps) {
  const text = useRef<HTMLElement>(null)
  const number = (
    <bdi
      ref={text}
      className={classNames(
        'ltr-value font-mono font-semibold wrap-anywhere [&_mark]:bg-action-soft [&_mark]:text-action-strong',
        SIZES[size],
      )}
    >
      {children ?? value}
    </bdi>
  )
  if (!copyLabels) return number
  return (
    <span className="inline-flex items-center gap-1">
      {number}
      <CopyButton value={value} labels={copyLabels} source={text} />
    </span>
  )
}
