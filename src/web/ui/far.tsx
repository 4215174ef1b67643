import { type HTMLAttributes, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { whenIdle } from './when-idle.ts'

type FarProps = HTMLAttributes<HTMLElement> & { as: 'section' | 'div' | 'nav' | 'td' }

/**
 * Most likely below the fold: laid out when it comes near or when the page has come to life and has time, not before.
 * Pages that are opened later are whole at once, so that going back finds the place again.
 * Its class says how large it will be about (`contain-intrinsic-size`). Nothing with fields in it: browsers look at
 * every field for what they could fill in, and would lay out each such part by itself.
 */
export function Far({ as: Element, className, ...rest }: FarProps) {
  const [isFar, setIsFar] = useState(isComingToLife)
  useEffect(() => whenIdle(() => setIsFar(false)), [])
  return <Element {...rest} className={classNames(className, isFar && 'far')} />
}

/** On the server, and in the browser until the server's page has been taken over. */
export function isComingToLife(): boolean {
  return typeof document === 'undefined' || !document.documentElement.dataset.hydrated
}
