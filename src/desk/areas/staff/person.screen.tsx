import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { changeStaff, StaffMember } from '../../../contract/desk/staff.ts'
import type { Refusal } from '../../../contract/wire/errors.ts'
import { Form } from '../../../web/forms/form.tsx'
import type { FormValues } from '../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { useEdit } from '../../shell/edit/use-edit.ts'
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
import { RoleFields, roleFieldsOf, roleOf, withRoles } from './role-fields.tsx'
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
  const edit = useEdit({ present: person, fieldsOf, read })
  const draft = useEditDraft('staff', person.id, edit.base.rev)
  const form = useForm(changeStaff, {
    draft,
    extra: { id: person.id, rev: edit.rev },
    compose: typed => toSend(edit.compose(typed), typed),
    onRefused: edit.onRefused,
    onDone: async changed => {
      edit.start(changed)
      tell({ key: 'desk.staff.saved' })
      await keepPerson(changed)
      // The person's own roles decide which links the rail shows.
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
  const nameOf = (field: string) => {
    const role = roleOf(field)
    if (role) return t(`roles.${role}`)
    return t(field === 'name' ? 'staff.name' : 'staff.refund_cap')
  }
  const sayValue = (field: string, value: string) =>
    roleOf(field) ? t(value === 'true' ? 'audit.yes' : 'audit.no') : value
  return (
    <Card level="h2" title={t('staff.details')}>
      <Form form={form}>
        <BothVersions
          conflicts={edit.conflicts}
          nameOf={nameOf}
          sayValue={sayValue}
          onUse={edit.takeTheirs}
        />
        <div ref={edit.box} key={edit.generation} className="flex flex-col gap-4">
          <TextField name="name" autoComplete="off" label={t('staff.name')} defaultValue={edit.base.name} />
          <RoleFields roles={edit.base.roles} />
          <RefundCapField cap={edit.base.refund_cap} />
        </div>
        <SubmitButton className="self-start">{t('save')}</SubmitButton>
      </Form>
    </Card>
  )
}

function fieldsOf({ name, roles, refund_cap }: StaffMember) {
  return { name, refund_cap: String(refund_cap ?? ''), ...roleFieldsOf(roles) }
}

function read({ details }: Refusal): StaffMember | null {
  return StaffMember.safeParse(details.data).data ?? null
}

/** Roles are sent together, and only if one of them was changed. */
function toSend({ name, refund_cap, ...roles }: FormValues, typed: FormValues): Record<string, unknown> {
  return {
    ...(name !== undefined && { name }),
    ...(refund_cap !== undefined && { refund_cap: readCap(refund_cap) }),
    ...(Object.keys(roles).length > 0 && { roles: withRoles(typed).roles }),
  }
}
