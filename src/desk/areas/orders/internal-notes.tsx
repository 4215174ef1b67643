import { useTranslations } from 'use-intl'
import { addOrderNote, type DeskOrder } from '../../../contract/desk/orders.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { tell } from '../../shell/session/notices.ts'
import { useWho } from '../../shell/texts/use-who.ts'
import { keepOrder } from './order-query.ts'

export function InternalNotes({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const sayWho = useWho()
  return (
    <Card level="h2" title={t('notes')}>
      <ul className="mb-3 flex flex-col gap-3 empty:hidden">
        {order.notes.map(note => (
          <li key={note.id} className="rounded-md bg-bench px-3 py-2">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{note.body}</bdi>
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              <bdi>{sayWho(note.who)}</bdi> · <LocalTime time={note.time} />
            </p>
          </li>
        ))}
      </ul>
      {order.acts.includes('note') && <NoteForm order={order} />}
    </Card>
  )
}

function NoteForm({ order }: { order: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const sendOnce = useIdempotencyKey()
  const form = useForm(addOrderNote, {
    send: (call, input) => sendOnce(call, addOrderNote, input),
    extra: { order_number: order.order_number },
    draft: `order-note-${order.order_number}`,
    onDone: async changed => {
      form.reset()
      tell({ key: 'desk_orders.note_added' })
      await keepOrder(changed)
    },
  })
  return (
    <Form form={form} label={t('note_add')}>
      <FormField name="body" label={t('note')} hint={t('note_hint')} isOptional>
        <TextArea name="body" rows={2} dir="auto" maxLength={LIMITS.commentLength} />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('note_add')}
      </SubmitButton>
    </Form>
  )
}
