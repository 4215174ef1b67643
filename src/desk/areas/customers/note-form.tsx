import { useTranslations } from 'use-intl'
import { Customer, changeCustomer } from '../../../contract/desk/customers.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepCustomer } from './customer-queries.ts'

export function NoteForm({ customer }: { customer: Customer }) {
  const t = useTranslations()
  const edit = useEdit({ present: customer, fieldsOf, read })
  const draft = useEditDraft('customer', customer.id, edit.base.rev)
  const form = useForm(changeCustomer, {
    draft,
    extra: { id: customer.id, rev: edit.rev },
    compose: edit.compose,
    onRefused: edit.onRefused,
    onDone: async saved => {
      edit.start(saved)
      tell({ key: 'desk_customers.saved' })
      await keepCustomer(saved)
    },
  })
  const label = t('desk_customers.note')
  return (
    <Card level="h2" title={label}>
      <Form form={form}>
        <BothVersions conflicts={edit.conflicts} nameOf={() => label} onUse={edit.takeTheirs} />
        <div ref={edit.box}>
          <FormField name="note" label={label} hint={t('desk_customers.note_hint')} isOptional>
            <TextArea key={edit.generation} name="note" defaultValue={edit.base.note} />
          </FormField>
        </div>
        <SubmitButton variant="secondary" className="self-start">
          {t('desk.save')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

function fieldsOf({ note }: Customer) {
  return { note }
}

function read({ details }: Refusal): Customer | null {
  return Customer.safeParse(details.data).data ?? null
}
