import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type RfqDetail, type RfqMessage, replyToRfq } from '../../../../contract/shop/rfq.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'

/** What our sales team wrote about the request, and a form to reply. */
export function RfqMessages({ rfq: { id, messages } }: { rfq: RfqDetail }) {
  const t = useTranslations('rfq_form')
  const [added, setAdded] = useState<RfqMessage[]>([])
  const form = useForm(replyToRfq, {
    extra: { id },
    draft: `rfq-reply-${id}`,
    onDone: message => {
      form.ref.current?.reset()
      setAdded(before => [...before, message])
    },
  })
  if (messages.length === 0) return null
  const known = new Set(messages.map(({ time }) => time))
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lg">{t('messages')}</h3>
      <ol className="divide-hairline divide-y" aria-live="polite">
        {[...messages, ...added.filter(({ time }) => !known.has(time))].map(message => (
          <Message key={`${message.time} ${message.author}`} message={message} />
        ))}
      </ol>
      <Form form={form} label={t('reply')}>
        <FormField name="body" label={t('reply')}>
          <TextArea name="body" dir="auto" />
        </FormField>
        <SubmitButton variant="secondary" className="self-start">
          {t('send_reply')}
        </SubmitButton>
      </Form>
    </section>
  )
}

function Message({ message: { author, time, body } }: { message: RfqMessage }) {
  const t = useTranslations('rfq_form')
  return (
    <li className="py-3 first:pt-0">
      <p className="text-ink-soft mb-1 flex flex-wrap gap-x-2 text-sm">
        <span className="text-ink font-semibold">{t(author === 'shop' ? 'from_shop' : 'from_you')}</span>
        <LocalTime time={time} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {body}
      </p>
    </li>
  )
}
