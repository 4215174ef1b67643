import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type RfqDetail, type RfqMessage, replyToRfq } from '../../../../contract/shop/rfq-history.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { ThreadMessage } from '../../../../web/ui/thread-message.tsx'

export type ReplySlot = (onDone: (message: RfqMessage) => void) => ReactNode
type RfqMessagesProps = { rfq: RfqDetail; reply?: ReplySlot }

/** The messages of our sales team about the request, and a form to reply. */
export function RfqMessages({ rfq, reply }: RfqMessagesProps) {
  const t = useTranslations('rfq_form')
  const [added, setAdded] = useState<RfqMessage[]>([])
  const add = (message: RfqMessage) => setAdded(before => [...before, message])
  const { messages } = rfq
  if (messages.length === 0) return null
  const known = new Set(messages.map(({ time }) => time))
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lg">{t('messages')}</h3>
      <ol className="divide-hairline divide-y" aria-live="polite">
        {[...messages, ...added.filter(({ time }) => !known.has(time))].map(({ author, time, body }) => (
          <ThreadMessage
            key={`${time} ${author}`}
            author={t(author === 'shop' ? 'from_shop' : 'from_you')}
            time={<LocalTime time={time} />}
            body={body}
          />
        ))}
      </ol>
      {reply ? reply(add) : <Reply rfq={rfq} onDone={add} />}
    </section>
  )
}

type ReplyProps = { rfq: RfqDetail; onDone: (message: RfqMessage) => void }

function Reply({ rfq: { id }, onDone }: ReplyProps) {
  const form = useForm(replyToRfq, {
    extra: { id },
    draft: `rfq-reply-${id}`,
    onDone: message => {
      form.reset()
      onDone(message)
    },
  })
  return <ReplyForm form={form} />
}

export function ReplyForm({ form }: Pick<ComponentProps<typeof Form>, 'form'>) {
  const t = useTranslations('rfq_form')
  return (
    <Form form={form} label={t('reply')}>
      <FormField name="body" label={t('reply')}>
        <TextArea name="body" dir="auto" />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('send_reply')}
      </SubmitButton>
    </Form>
  )
}
