import { useEffect, useState } from 'react'
import { closeOverlays } from '../../../../web/ui/popover.tsx'
import { isModified } from '../../navigation/follow-links.ts'
import { anchorOf } from '../../navigation/internal-link.ts'
import { useLazyDialog } from '../../notices/use-lazy-dialog.ts'
import { FEEDBACK_HASH } from './feedback-link.tsx'

const DIALOG_TEXTS = ['dialogs'] as const
const loadDialog = async () => (await import('./feedback-dialog.tsx')).FeedbackDialog

/** Mounted once in the frame. Renders nothing until the visitor follows a link to the dialog. */
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
      // Once closed, the dialog must not reopen after a reload or a language change.
      history.replaceState(history.state, '', location.pathname + location.search)
      open()
    }
    // In the capture phase, before the link is followed.
    return onClickCapture(event => {
      if (isModified(event) || anchorOf(event)?.hash !== FEEDBACK_HASH) return
      event.preventDefault()
      open()
    })
  }, [])
  return Dialog && <Dialog isOpen={isOpen} onClose={close} />
}

function onClickCapture(listener: (event: MouseEvent) => void): () => void {
  document.addEventListener('click', listener, true)
  return () => document.removeEventListener('click', listener, true)
}
