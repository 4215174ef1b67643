import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { changeStaff, type StaffMember } from '../../../contract/desk/staff.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { meQuery } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { queryClient } from '../../shell/session/query-client.ts'
import { PersonActs } from './person-acts.tsx'
import { FactorBadge, StateBadge } from './person-badges.tsx'
import { RefundCapField, readCap } from './refund-cap-field.tsx'
import { RoleFields, withRoles } from './role-fields.tsx'
import { keepPerson, staffQuery } from './staff-query.ts'

export function Component() {
  const t = useTranslations('desk')
  const { id } = useParams()
  const { data, error, refetch } = useQuery(staffQuery)
  const person = data?.find(known => String(known.id) === id)
  return (
    <>
      <BackLink to="/staff">{t('nav.staff')}</BackLink>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && !person && <Notice tone="warning">{t('staff.unknown')}</Notice>}
      {person && <Person key={person.id} person={person} />}
    </>
  )
}

function Person({ person }: { person: StaffMember }) {
  const facts = (
    <span className="flex flex-wrap items-center gap-2">
      <bdi>{person.email}</bdi>
      <StateBadge state={person.state} />
      <FactorBadge person={person} />
    </span>
  )
  return (
    <>
      <PageTitle title={person.name} text={facts} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <PersonForm person={person} />
        <PersonActs person={person} />
      </div>
    </>
  )
}

function PersonForm({ person }: { person: StaffMember }) {
  const t = useTranslations('desk')
  const draft = useEditDraft('staff', person.id)
  const form = useForm(changeStaff, {
    draft,
    extra: { id: person.id },
    compose: typed => ({ ...withRoles(typed), refund_cap: readCap(typed.refund_cap) }),
    onDone: async changed => {
      tell({ key: 'desk.staff.saved' })
      await keepPerson(changed)
      // Own roles decide what the rail shows.
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
  return (
    <Card level="h2" title={t('staff.details')}>
      <Form form={form}>
        <TextField name="name" autoComplete="off" label={t('staff.name')} defaultValue={person.name} />
        <RoleFields roles={person.roles} />
        <RefundCapField cap={person.refund_cap} />
        <SubmitButton className="self-start">{t('save')}</SubmitButton>
      </Form>
    </Card>
  )
}
