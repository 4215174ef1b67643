import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Customer, changeCustomer } from '../../../contract/desk/customers.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { tell } from '../../shell/session/notices.ts'
import { keepCustomer } from './customer-queries.ts'
import { TheirsNotice } from './theirs-notice.tsx'
import { useEdit } from './use-edit.ts'

export function NoteForm({ customer }: { customer: Customer }) {
  const t = useTranslations('desk_customers')
  const [started, setStarted] = useState(customer)
  // After someone else's version was chosen, the form begins anew.
  const present = customer.rev > started.rev ? customer : started
  return (
    <Card level="h2" title={t('note')}>
      <NoteFields key={started.rev} customer={present} onUse={setStarted} />
    </Card>
  )
}

type NoteFieldsProps = { customer: Customer; onUse: (theirs: Customer) => void }

function NoteFields({ customer, onUse }: NoteFieldsProps) {
  const t = useTranslations()
  const edit = useEdit({ present: customer, fieldsOf, read })
  const { base, theirs } = edit
  const form = useForm(changeCustomer, {
    extra: { id: customer.id, rev: edit.rev },
    compose: edit.compose,
    onRefused: edit.onRefused,
    onDone: async saved => {
      edit.start(saved)
      tell({ key: 'desk_customers.saved' })
      await keepCustomer(saved)
    },
  })
  return (
    <Form form={form}>
      {theirs && (
        <TheirsNotice fields={[[t('desk_customers.note'), theirs.note]]} onUse={() => onUse(theirs)} />
      )}
      <div ref={edit.box}>
        <FormField
          name="note"
          label={t('desk_customers.note')}
          hint={t('desk_customers.note_hint')}
          isOptional
        >
          <TextArea key={base.rev} name="note" defaultValue={base.note} />
        </FormField>
      </div>
      <SubmitButton variant="secondary" className="self-start">
        {t('desk.save')}
      </SubmitButton>
    </Form>
  )
}

function fieldsOf({ note }: Customer) {
  return { note }
}

function read(data: unknown): Customer | null {
  return Customer.safeParse(data).data ?? null
}
