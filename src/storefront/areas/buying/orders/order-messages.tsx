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
import type { OrderData } from './load-order.ts'

/** What our sales team and the buyer wrote about the order, and a form for more. */
export function OrderMessages({ order, orderKey }: Pick<OrderData, 'order' | 'orderKey'>) {
  const t = useTranslations('orders')
  const { order_id: id, messages } = order
  const [added, setAdded] = useState<OrderMessage[]>([])
  const form = useForm(replyAboutOrder, {
    extra: { order_id: id, key: orderKey },
    draft: `order-message-${id}`,
    onDone: message => {
      form.ref.current?.reset()
      setAdded(before => [...before, message])
    },
  })
  const known = new Set(messages.map(({ time }) => time))
  return (
    <Card title={t('messages')}>
      <ol className="divide-hairline mb-4 divide-y empty:hidden" aria-live="polite">
        {[...messages, ...added.filter(({ time }) => !known.has(time))].map(message => (
          <Message key={`${message.time} ${message.author}`} message={message} />
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

function Message({ message: { author, time, body } }: { message: OrderMessage }) {
  const t = useTranslations('orders')
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
