import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type ContainerProps = ComponentProps<'div'> & { size?: 'narrow' | 'wide' | 'full' }

/**
 * The gutters are added to the width, so that the content measures 960, 1200 or 1300 px. In windows slightly wider
 * than that, the gutter at the end leaves room for the side bar.
 */
const WIDTHS = {
  narrow: 'max-w-[calc(var(--container-narrow)+3rem)] lg:max-[1095px]:pe-15',
  wide: 'max-w-[calc(var(--container-wide)+3rem)] lg:max-[1335px]:pe-15',
  full: 'max-w-[calc(var(--container-page)+3rem)] lg:max-[1435px]:pe-15',
}

export function Container({ size = 'wide', className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={classNames('mx-auto w-full px-4 sm:px-6 print:px-0', WIDTHS[size], className)}
    />
  )
}
