import { useEffect, useState } from 'react'
import { closeOverlays } from '../../../../web/ui/popover.tsx'
import { isModified } from '../../navigation/follow-links.ts'
import { anchorOf } from '../../navigation/internal-link.ts'
import { useLazyDialog } from '../../notices/use-lazy-dialog.ts'
import { FEEDBACK_HASH } from './feedback-link.tsx'

const DIALOG_TEXTS = ['dialogs'] as const
const loadDialog = async () => (await import('./feedback-dialog.tsx')).FeedbackDialog

/** Stands once in the frame, empty until somebody follows a link to the dialog, or comes by one. */
export function FeedbackHost() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const Dialog = useLazyDialog(loadDialog, isOpen, close, DIALOG_TEXTS)
  useEffect(() => {
    const open = () => {
      closeOverlays()
      setIsOpen(true)
    }
    if (location.hash === FEEDBACK_HASH) {
      // Closed, it must not open again with the next reload or in another language.
      history.replaceState(history.state, '', location.pathname + location.search)
      open()
    }
    // On the way down: before the link is followed.
    return onClickCapture(event => {
      if (isModified(event) || anchorOf(event)?.hash !== FEEDBACK_HASH) return
      event.preventDefault()
      open()
    })
  }, [])
  return Dialog && <Dialog isOpen={isOpen} onClose={close} />
}

function onClickCapture(hear: (event: MouseEvent) => void): () => void {
  document.addEventListener('click', hear, true)
  return () => document.removeEventListener('click', hear, true)
}
