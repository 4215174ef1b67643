import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { inviteStaff } from '../../../contract/desk/staff.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { tell } from '../../shell/session/notices.ts'
import { RoleFields, withRoles } from './role-fields.tsx'
import { keepPerson } from './staff-query.ts'

export function Component() {
  const t = useTranslations()
  const navigate = useNavigate()
  const form = useForm(inviteStaff, {
    compose: withRoles,
    draft: 'invite-staff',
    onDone: async person => {
      tell({ key: 'desk.staff.invited', values: { email: person.email } })
      await keepPerson(person)
      await navigate('/staff')
    },
  })
  return (
    <div className="max-w-[42rem]">
      <BackLink to="/staff">{t('desk.nav.staff')}</BackLink>
      <PageTitle title={t('desk.staff.invite_title')} text={t('desk.staff.invite_text')} />
      <Card>
        <Form form={form}>
          <TextField name="name" autoComplete="off" label={t('desk.staff.name')} />
          <TextField name="email" type="email" autoComplete="off" label={t('forms.email')} />
          <RoleFields roles={[]} />
          <SubmitButton className="self-start">{t('desk.staff.send_invite')}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
