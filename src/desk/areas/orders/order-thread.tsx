import { useTranslations } from 'use-intl'
import { type DeskOrder, writeAboutOrder } from '../../../contract/desk/orders.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { ThreadMessage } from '../../../web/ui/thread-message.tsx'
import { tell } from '../../shell/session/notices.ts'
import { keepOrder } from './order-query.ts'

/** The messages of staff and the buyer. */
export function OrderThread({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders.thread')
  return (
    <Card level="h2" title={t('title')}>
      {order.thread.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ol className="divide-y divide-hairline">
        {order.thread.map(({ id, author, author_name, time, body }) => (
          <ThreadMessage
            key={id}
            author={author === 'buyer' ? t('buyer') : author_name}
            time={<LocalTime time={time} />}
            body={body}
          />
        ))}
      </ol>
      {order.acts.includes('message') && <MessageForm order={order} />}
    </Card>
  )
}

function MessageForm({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders.thread')
  const { order_number, buyer } = order
  const { email = buyer.contact_name } = buyer
  const sendOnce = useIdempotencyKey()
  const form = useForm(writeAboutOrder, {
    extra: { order_number },
    draft: `order-message-${order_number}`,
    send: (call, input) => sendOnce(call, writeAboutOrder, input),
    onDone: async changed => {
      form.reset()
      tell({ key: 'desk_orders.thread.sent', values: { email } })
      await keepOrder(changed)
    },
  })
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <Form form={form} label={t('send')}>
        <FormField name="body" label={t('message')} hint={t('hint', { email })}>
          <TextArea name="body" rows={3} dir="auto" maxLength={LIMITS.commentLength} />
        </FormField>
        <SubmitButton variant="secondary" className="self-start">
          {t('send')}
        </SubmitButton>
      </Form>
    </div>
  )
}
