import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'

export type Question = 'cancel' | 'receive'

type QuestionDialogProps = {
  question: Question | null
  number: string
  onAnswer: (question: Question) => void
  onClose: () => void
}

export function QuestionDialog({ question, number, onAnswer, onClose }: QuestionDialogProps) {
  const t = useTranslations()
  // While the dialog closes, the last question stays visible.
  const [asked, setAsked] = useState<Question>('cancel')
  if (question && question !== asked) setAsked(question)
  return (
    <Dialog
      size="sm"
      title={t(`orders.${asked}_title`)}
      closeLabel={t('actions.close')}
      isOpen={question !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t(`orders.${asked}_no`)}</Button>
          <Button variant="primary" onClick={() => onAnswer(asked)}>
            {t(`orders.${asked}_yes`)}
          </Button>
        </>
      }
    >
      <p className="font-semibold">
        <bdi className="ltr-value font-mono">{number}</bdi>
      </p>
      <p className="text-ink-soft mt-1">{t(`orders.${asked}_text`)}</p>
    </Dialog>
  )
}
