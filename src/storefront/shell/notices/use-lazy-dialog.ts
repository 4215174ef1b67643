import { type ComponentType, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { TextFile } from '../../../contract/wire/messages.ts'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { tell } from './notices.ts'

/** A dialog that is loaded when it is first opened. If loading fails, it closes and shows a message. */
export function useLazyDialog<P>(
  load: () => Promise<ComponentType<P>>,
  isOpen: boolean,
  onClose: () => void,
  texts: readonly TextFile[] = [],
): ComponentType<P> | null {
  const t = useTranslations('error')
  const { Part, isFailed } = useLazy(load, isOpen, texts)
  useEffect(() => {
    if (!isFailed || !isOpen) return
    onClose()
    tell({ text: t('offline_text'), isError: true })
  }, [isFailed, isOpen, onClose, t])
  return Part
}
