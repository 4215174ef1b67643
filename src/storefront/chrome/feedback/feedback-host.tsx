import { type ComponentType, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isModified } from '../../browser/follow-links.ts'
import { anchorOf } from '../../browser/internal-link.ts'
import { lateTexts } from '../../i18n/late-texts.ts'
import { tell } from '../../notices/notices.ts'
import { closeOverlays } from '../../ui/popover.tsx'
import type { FeedbackDialogProps } from './feedback-dialog.tsx'
import { FEEDBACK_HASH } from './feedback-link.tsx'

/** Stands once in the frame, empty until somebody follows a link to the dialog, or comes by one. */
export function FeedbackHost() {
  const t = useTranslations('error')
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = async () => {
      closeOverlays()
      try {
        const [{ FeedbackDialog }] = await Promise.all([import('./feedback-dialog.tsx'), lateTexts()])
        setDialog(() => FeedbackDialog)
        setIsOpen(true)
      } catch {
        tell({ text: t('offline_text'), isError: true })
      }
    }
    if (location.hash === FEEDBACK_HASH) {
      // Closed, it must not open again with the next reload or in another language.
      history.replaceState(history.state, '', location.pathname + location.search)
      void open()
    }
    // On the way down: before the link is followed.
    return onClickCapture(event => {
      if (isModified(event) || anchorOf(event)?.hash !== FEEDBACK_HASH) return
      event.preventDefault()
      void open()
    })
  }, [t])
  return Dialog && <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
}

function onClickCapture(hear: (event: MouseEvent) => void): () => void {
  document.addEventListener('click', hear, true)
  return () => document.removeEventListener('click', hear, true)
}
