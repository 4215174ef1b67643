import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from './class-names.ts'

type IconProps = {
  of: IconNode
  className?: string
  /** What it says; without it, the icon is only decoration. */
  label?: string
}

/** A drawing of Lucide. Its size and stroke are in icons.css, not in attributes of each element. */
export function Icon({ of, className, label }: IconProps) {
  const isHidden = label === undefined
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('icon', className)}
      role={isHidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isHidden || undefined}
    >
      {of.map(([tag, drawn], index) => createElement(tag, { ...drawn, key: index }))}
    </svg>
  )
}
