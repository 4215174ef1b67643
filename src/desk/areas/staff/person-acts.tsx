import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { actOnStaff, type StaffMember } from '../../../contract/desk/staff.ts'
import type { CallInput } from '../../../contract/wire/endpoint.ts'
import { useIdempotencyKey } from '../../../web/forms/use-idempotency-key.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepPerson } from './staff-query.ts'

type Act = CallInput<typeof actOnStaff>['act']

/** These end something for the person, so the desk asks first. */
const CONFIRMED = ['disable', 'reset_factor', 'end_sessions'] as const
type ConfirmedAct = (typeof CONFIRMED)[number]

export function PersonActs({ person }: { person: StaffMember }) {
  const t = useTranslations()
  const [confirming, setConfirming] = useState<ConfirmedAct | null>(null)
  const sendOnce = useIdempotencyKey()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: Act) => sendOnce(call, actOnStaff, { id: person.id, act }),
    onSuccess: async (changed, act) => {
      tell({ key: `desk_staff.acts_done.${act}`, values: { name: person.name } })
      await keepPerson(changed)
    },
  })
  const start = (act: Act) => (isConfirmed(act) ? setConfirming(act) : mutate(act))
  const confirm = (act: ConfirmedAct) => {
    setConfirming(null)
    mutate(act)
  }
  return (
    <Card level="h2" title={t('desk.staff.acts')}>
      <ul className="divide-y divide-hairline">
        {actsFor(person).map(act => (
          <li
            key={act}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <p className="min-w-0 flex-1 basis-52 text-sm text-ink-soft">
              {t(`desk_staff.acts_text.${act}`, { count: person.sessions })}
            </p>
            <Button size="sm" isBusy={isPending && variables === act} onClick={() => start(act)}>
              {t(`desk.acts.${act}`)}
            </Button>
          </li>
        ))}
      </ul>
      <AskFirst act={confirming} name={person.name} onConfirm={confirm} onClose={() => setConfirming(null)} />
    </Card>
  )
}

function isConfirmed(act: Act): act is ConfirmedAct {
  return CONFIRMED.some(confirmed => confirmed === act)
}

function actsFor({ state, has_factor, sessions }: StaffMember): Act[] {
  if (state === 'disabled') return ['enable']
  if (state === 'invited') return ['invite_again', 'disable']
  return [
    ...(sessions > 0 ? (['end_sessions'] as const) : []),
    ...(has_factor ? (['reset_factor'] as const) : []),
    'invite_again',
    'disable',
  ]
}

type AskFirstProps = {
  act: ConfirmedAct | null
  name: string
  onConfirm: (act: ConfirmedAct) => void
  onClose: () => void
}

function AskFirst({ act, name, onConfirm, onClose }: AskFirstProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={act && t(`desk.acts.${act}`)}
      closeLabel={t('actions.close')}
      isOpen={act !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('desk.cancel')}</Button>
          <Button variant="primary" onClick={() => act && onConfirm(act)}>
            {act && t(`desk.acts.${act}`)}
          </Button>
        </>
      }
    >
      {act && t(`desk_staff.acts_ask.${act}`, { name })}
    </Dialog>
  )
}
