import { useTranslations } from 'use-intl'
import { declineRequest, type RequestEntry } from '../../../contract/desk/requests.ts'
import { DEFAULT_LANG, LOCALES, langOr } from '../../../domain/locales.ts'
import { DECLINE_REASONS } from '../../../domain/requests.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { tell } from '../../shell/session/notices.ts'
import { keepPresent, keepRequest } from './requests-query.ts'

type DeclinedRequest = Pick<RequestEntry, 'number' | 'rev' | 'lang'>
type DeclineDialogProps = {
  /** Null: closed. */
  request: DeclinedRequest | null
  onClose: () => void
  /** Gets the focus when the dialog has closed. */
  finalFocus?: () => HTMLElement | null
}

export function DeclineDialog({ request, onClose, finalFocus }: DeclineDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_requests.decline_of', { number: request?.number ?? '' })}
      closeLabel={t('actions.close')}
      isOpen={request !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] select')}
      finalFocus={finalFocus}
    >
      {request && <DeclineForm request={request} onClose={onClose} />}
    </Dialog>
  )
}

function DeclineForm({ request, onClose }: { request: DeclinedRequest; onClose: () => void }) {
  const t = useTranslations('desk_requests')
  const { number, rev, lang } = request
  const form = useForm(declineRequest, {
    extra: { number, rev },
    draft: `decline-${number}`,
    onDone: async declined => {
      tell({ key: 'desk_requests.declined', values: { number } })
      onClose()
      await keepRequest(declined)
    },
    onRefused: keepPresent,
  })
  return (
    <Form form={form}>
      <p className="text-ink-soft">
        {t('decline_hint', { language: LOCALES[langOr(lang, DEFAULT_LANG)].name })}
      </p>
      <FormField name="reason" label={t('reason')}>
        <NativeSelect
          name="reason"
          placeholder={t('choose_reason')}
          options={DECLINE_REASONS.map(value => ({ value, label: t(`reasons.${value}`) }))}
        />
      </FormField>
      <FormField name="text" label={t('your_text')} isOptional>
        <TextArea name="text" dir="auto" />
      </FormField>
      <SubmitButton className="self-end">{t('decline')}</SubmitButton>
    </Form>
  )
}
