import { type HTMLAttributes, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { whenIdle } from './when-idle.ts'

type LazySectionProps = HTMLAttributes<HTMLElement> & { as: 'section' | 'div' | 'nav' | 'td' }

/**
 * For content that is probably below the fold: it is laid out when it comes near the viewport, or after hydration
 * when the browser is idle. Screens opened later are laid out at once, so that the scroll position can be restored.
 * Its class sets the approximate size (`contain-intrinsic-size`). It must not contain form fields: browsers examine
 * every field for autofill and would lay out each such part separately.
 */
export function LazySection({ as: Element, className, ...rest }: LazySectionProps) {
  const [isDeferred, setIsDeferred] = useState(isComingToLife)
  useEffect(() => whenIdle(() => setIsDeferred(false)), [])
  return <Element {...rest} className={classNames(className, isDeferred && 'far')} />
}

/** On the server, and in the browser until hydration. */
export function isComingToLife(): boolean {
  return typeof document === 'undefined' || !document.documentElement.dataset.hydrated
}
