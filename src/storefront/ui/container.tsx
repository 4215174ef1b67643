import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ContainerProps = ComponentProps<'div'> & { size?: 'narrow' | 'wide' | 'full' }

/** The gutters come on top of the width, so that the content itself measures 960, 1200 or 1300 px. */
const WIDTHS = {
  narrow: 'max-w-[calc(var(--container-narrow)+3rem)]',
  wide: 'max-w-[calc(var(--container-wide)+3rem)]',
  full: 'max-w-[calc(var(--container-page)+3rem)]',
}

export function Container({ size = 'wide', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames('mx-auto w-full px-4 sm:px-6', WIDTHS[size], className)} />
}
