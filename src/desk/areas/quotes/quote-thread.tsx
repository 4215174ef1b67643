import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addQuoteNote, type QuoteDetail, writeAboutQuote } from '../../../contract/desk/quotes.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Badge } from '../../../web/ui/badge.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { ThreadMessage } from '../../../web/ui/thread-message.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepQuote } from './quotes-query.ts'

type QuoteProps = { quote: QuoteDetail }

/** Messages of staff and the buyer, and notes that only staff see. */
export function QuoteThread({ quote }: QuoteProps) {
  const t = useTranslations('desk_quotes')
  return (
    <Card level="h2" title={t('thread.title')}>
      {quote.thread.length === 0 && <p className="text-ink-soft">{t('thread.none')}</p>}
      <ol className="divide-y divide-hairline">
        {quote.thread.map(({ id, author, author_name, time, body, is_internal }) => (
          <ThreadMessage
            key={id}
            author={author === 'buyer' ? t('buyer') : author_name}
            time={<LocalTime time={time} />}
            body={body}
            badge={is_internal && <Badge tone="low">{t('thread.internal')}</Badge>}
          />
        ))}
      </ol>
      <Writing quote={quote} />
    </Card>
  )
}

const KINDS = ['message', 'note'] as const
type Kind = (typeof KINDS)[number]

/** The buyer can be written to once something was sent. */
function Writing({ quote }: QuoteProps) {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  const [chosen, setChosen] = useState<Kind>('message')
  const allowed: Record<Kind, boolean> = {
    message: quote.version > 0 && may('quote.send'),
    note: may('quote.edit'),
  }
  const kinds = KINDS.filter(kind => allowed[kind])
  const kind = kinds.find(one => one === chosen) ?? kinds[0]
  if (!kind) return null
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-hairline pt-4">
      {kinds.length > 1 && (
        <Field label={t('thread.kind')}>
          <PlainSelect
            value={kind}
            options={kinds.map(value => ({ value, label: t(`thread.${value}`) }))}
            onValueChange={value => setChosen(value === 'note' ? 'note' : 'message')}
          />
        </Field>
      )}
      {kind === 'note' ? <NoteForm quote={quote} /> : <MessageForm quote={quote} />}
    </div>
  )
}

function MessageForm({ quote: { number, email } }: QuoteProps) {
  const t = useTranslations('desk_quotes.thread')
  const sendOnce = useIdempotencyKey()
  const form = useForm(writeAboutQuote, {
    extra: { number },
    draft: `quote-message-${number}`,
    send: (call, input) => sendOnce(call, writeAboutQuote, input),
    onDone: async quote => {
      form.reset()
      tell({ key: 'desk_quotes.thread.sent', values: { email } })
      await keepQuote(quote)
    },
  })
  return (
    <Form form={form} label={t('message')}>
      <FormField name="body" label={t('message')} hint={t('message_hint', { email })}>
        <TextArea name="body" rows={3} dir="auto" />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('send')}
      </SubmitButton>
    </Form>
  )
}

function NoteForm({ quote: { number } }: QuoteProps) {
  const t = useTranslations('desk_quotes.thread')
  const sendOnce = useIdempotencyKey()
  const form = useForm(addQuoteNote, {
    extra: { number },
    draft: `quote-note-${number}`,
    send: (call, input) => sendOnce(call, addQuoteNote, input),
    onDone: async quote => {
      form.reset()
      await keepQuote(quote)
    },
  })
  return (
    <Form form={form} label={t('note')}>
      <FormField name="body" label={t('note')} hint={t('note_hint')}>
        <TextArea name="body" rows={3} dir="auto" />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('save_note')}
      </SubmitButton>
    </Form>
  )
}
