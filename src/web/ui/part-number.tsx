import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CopyButton } from './copy-button.tsx'
import './part-number.css'

type PartNumberProps = {
  value: string
  size?: 'sm' | 'md' | 'lg'
  /** If given, a button copies the number. */
  copyLabels?: { copy: string; copied: string }
  /** The number with its match highlighted, if it differs from the plain value. */
  children?: ReactNode
}

/** Up to this length a number is not wrapped, because half a part number is another part. */
const UNBROKEN_LENGTH = 24

const SIZES = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl leading-tight' }

export function PartNumber({ value, size = 'md', copyLabels, children }: PartNumberProps) {
  const text = useRef<HTMLElement>(null)
  const number = (
    <bdi
      ref={text}
      className={classNames(
        'part-number',
        value.length > UNBROKEN_LENGTH && 'wrap-anywhere whitespace-normal',
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
