import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { sendFeedback } from '../../../../contract/shop/feedback.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { TextField } from '../../../../web/forms/text-field.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { tellReply } from '../../notices/notices.ts'
import { useSite } from '../../page/site-data.ts'
import { useCloseOnNavigation } from '../use-close-on-navigation.ts'
import { SubjectField } from './subject-field.tsx'

type FeedbackDialogProps = { isOpen: boolean; onClose: () => void }

/** A message to the shop, available on every page. */
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

/** An on-screen keyboard would cover half of the form before the visitor has read it. */
function hasKeyboard(): boolean {
  return !matchMedia('(pointer: coarse)').matches
}

function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations()
  const email = useSite()?.userInfo?.email
  const form = useForm(sendFeedback, {
    draft: 'feedback',
    send: (call, input) => call(sendFeedback, input, { onMessage: text => tellReply(text) }),
    onRefused: ({ details }) => details.text && tellReply(details.text, true),
    onDone: onSent,
  })
  return (
    <Form form={form} label={t('side_bar.message')}>
      <p className="text-ink-soft">{t('feedback.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('forms.email')}
          defaultValue={email}
        />
        <SubjectField />
      </div>
      <FormField name="feedback_content" label={t('feedback.comment')}>
        <TextArea name="feedback_content" rows={6} maxLength={LIMITS.commentLength} />
      </FormField>
      <SubmitButton className="self-end max-sm:self-stretch">{t('feedback.send')}</SubmitButton>
    </Form>
  )
}
