import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { useCloseOnNavigation } from '../use-close-on-navigation.ts'
import { FeedbackForm } from './feedback-form.tsx'

type FeedbackDialogProps = { isOpen: boolean; onClose: () => void }

/** A word to the shop from wherever one is. */
export function FeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  const t = useTranslations()
  const box = useRef<HTMLDivElement>(null)
  useCloseOnNavigation(onClose)
  return (
    <Dialog
      size="lg"
      title={t('side_bar.message')}
      closeLabel={t('actions.close')}
      isOpen={isOpen}
      onOpenChange={next => !next && onClose()}
      initialFocus={() => (hasKeyboard() ? box.current?.querySelector('input') : null)}
    >
      <div ref={box}>
        <FeedbackForm onSent={onClose} />
      </div>
    </Dialog>
  )
}

/** On the screen it would cover half of the form before anybody has read it. */
function hasKeyboard(): boolean {
  return !matchMedia('(pointer: coarse)').matches
}
