import { useDirection } from '@base-ui/react/direction-provider'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

type TooltipProps = {
  text: ReactNode
  /** A focusable element. Touch screens show no tooltips: it must be understood without. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={300} render={children} />
      <BaseTooltip.Portal dir={useDirection()}>
        <BaseTooltip.Positioner side={side} sideOffset={6} className="z-50">
          <BaseTooltip.Popup className="max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-sm text-white shadow-float transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
