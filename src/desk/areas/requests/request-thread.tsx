import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addRequestNote, type RequestDetail, writeToBuyer } from '../../../contract/desk/requests.ts'
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
import { keepRequest } from './requests-query.ts'

const KINDS = ['to_buyer', 'note'] as const

/** The messages about the request, and a form for more. */
export function RequestThread({ request }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const may = useMay()
  const { thread } = request
  return (
    <Card level="h2" title={t('thread')}>
      {thread.length === 0 && <p className="text-ink-soft">{t('no_thread')}</p>}
      <ol className="divide-y divide-hairline">
        {thread.map(({ id, author, author_name, time, body, is_internal }) => (
          <ThreadMessage
            key={id}
            author={author === 'buyer' ? t('buyer') : author_name}
            time={<LocalTime time={time} />}
            body={body}
            badge={is_internal && <Badge tone="low">{t('internal')}</Badge>}
          />
        ))}
      </ol>
      {may('requests.work') && <Writing request={request} />}
    </Card>
  )
}

function Writing({ request }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const [kind, setKind] = useState<string>('to_buyer')
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-hairline pt-4">
      <Field label={t('kind')}>
        <PlainSelect
          value={kind}
          options={KINDS.map(value => ({ value, label: t(value) }))}
          onValueChange={setKind}
        />
      </Field>
      {kind === 'note' ? <NoteForm request={request} /> : <MessageForm request={request} />}
    </div>
  )
}

/** Sending is the main act once the request has an owner, for people who do not quote. */
function MessageForm({ request: { number, email, state } }: { request: RequestDetail }) {
  const may = useMay()
  const t = useTranslations('desk_requests')
  const sendOnce = useIdempotencyKey()
  const form = useForm(writeToBuyer, {
    extra: { number },
    draft: `message-${number}`,
    send: (call, input) => sendOnce(call, writeToBuyer, input),
    onDone: async request => {
      form.reset()
      tell({ key: 'desk_requests.sent', values: { email } })
      await keepRequest(request)
    },
  })
  const isMainAct = state === 'taken' && !may('quote.edit')
  return (
    <Form form={form} label={t('to_buyer')}>
      <FormField name="body" label={t('message')} hint={t('message_hint', { email })}>
        <TextArea name="body" dir="auto" />
      </FormField>
      <div data-primary-act={isMainAct || undefined}>
        <SubmitButton variant={isMainAct ? 'primary' : 'secondary'}>{t('send')}</SubmitButton>
      </div>
    </Form>
  )
}

function NoteForm({ request: { number } }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const sendOnce = useIdempotencyKey()
  const form = useForm(addRequestNote, {
    extra: { number },
    draft: `note-${number}`,
    send: (call, input) => sendOnce(call, addRequestNote, input),
    onDone: async request => {
      form.reset()
      tell({ key: 'desk_requests.note_saved' })
      await keepRequest(request)
    },
  })
  return (
    <Form form={form} label={t('note')}>
      <FormField name="body" label={t('note')} hint={t('note_hint')}>
        <TextArea name="body" dir="auto" />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('save_note')}
      </SubmitButton>
    </Form>
  )
}
