import { useTranslations } from 'use-intl'
import { loseQuote, type QuoteDetail } from '../../../contract/desk/quotes.ts'
import { LOSS_REASONS } from '../../../domain/quotes/states.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { tell } from '../../shell/session/notices.ts'
import { keepPresent, keepQuote } from './quotes-query.ts'

type LoseQuoteProps = { quote: QuoteDetail | null; onClose: () => void }

/** The buyer has told us that they do not want it. */
export function LoseQuote({ quote, onClose }: LoseQuoteProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_quotes.acts.lose')}
      closeLabel={t('actions.close')}
      isOpen={quote !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] select')}
    >
      {quote && <LossForm quote={quote} onClose={onClose} />}
    </Dialog>
  )
}

function LossForm({ quote: { number, rev }, onClose }: { quote: QuoteDetail; onClose: () => void }) {
  const t = useTranslations('desk_quotes')
  const form = useForm(loseQuote, {
    extra: { number, rev },
    draft: `lose-${number}`,
    onDone: async quote => {
      tell({ key: 'desk_quotes.done.lose', values: { number } })
      onClose()
      await keepQuote(quote)
    },
    onRefused: keepPresent,
  })
  return (
    <Form form={form}>
      <FormField name="reason" label={t('reason')}>
        <NativeSelect
          name="reason"
          placeholder={t('choose_reason')}
          options={LOSS_REASONS.map(value => ({ value, label: t(`loss_reasons.${value}`) }))}
        />
      </FormField>
      <FormField name="text" label={t('loss_text')} isOptional>
        <TextArea name="text" dir="auto" />
      </FormField>
      <SubmitButton className="self-end">{t('acts.lose')}</SubmitButton>
    </Form>
  )
}
