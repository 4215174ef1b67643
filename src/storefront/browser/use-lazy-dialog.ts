import { type ComponentType, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { tell } from '../notices/notices.ts'
import { useLazy } from './use-lazy.ts'

/** A dialog, fetched when it is first opened. When it cannot be had it is closed again, and that is said. */
export function useLazyDialog<P>(
  load: () => Promise<ComponentType<P>>,
  isOpen: boolean,
  onClose: () => void,
): ComponentType<P> | null {
  const t = useTranslations('error')
  const { Part, isFailed } = useLazy(load, isOpen)
  useEffect(() => {
    if (!isFailed || !isOpen) return
    onClose()
    tell({ text: t('offline_text'), isError: true })
  }, [isFailed, isOpen, onClose, t])
  return Part
}
