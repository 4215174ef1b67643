import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type OrderMessage, replyAboutOrder } from '../../../../contract/shop/orders.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { ThreadMessage } from '../../../../web/ui/thread-message.tsx'
import type { OrderData } from './load-order.ts'

/** The messages of our sales team and the buyer about the order, and a form for more. */
export function OrderMessages({ order, orderKey }: Pick<OrderData, 'order' | 'orderKey'>) {
  const t = useTranslations('orders')
  const { order_id: id, messages } = order
  const [added, setAdded] = useState<OrderMessage[]>([])
  const form = useForm(replyAboutOrder, {
    extra: { order_id: id, key: orderKey },
    draft: `order-message-${id}`,
    onDone: message => {
      form.reset()
      setAdded(before => [...before, message])
    },
  })
  const known = new Set(messages.map(({ time }) => time))
  return (
    <Card title={t('messages')}>
      <ol className="divide-hairline mb-4 divide-y empty:hidden" aria-live="polite">
        {[...messages, ...added.filter(({ time }) => !known.has(time))].map(({ author, time, body }) => (
          <ThreadMessage
            key={`${time} ${author}`}
            author={t(author === 'shop' ? 'from_shop' : 'from_you')}
            time={<LocalTime time={time} />}
            body={body}
          />
        ))}
      </ol>
      <Form form={form} label={t('send_message')}>
        <FormField name="body" label={t('message')}>
          <TextArea name="body" dir="auto" rows={3} />
        </FormField>
        <SubmitButton variant="secondary" className="self-start">
          {t('send_message')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
