import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  assignRequest,
  exportRequest,
  type RequestDetail,
  reopenRequest,
} from '../../../contract/desk/requests.ts'
import { saveFile } from '../../../web/browser/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { useRequestMark } from '../../shell/marks/use-request-mark.ts'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { keepPresent, keepRequest, peopleQuery } from './requests-query.ts'

const NOBODY = 'none'
const FORMATS = ['xlsx', 'csv'] as const

export function RequestActs({ request }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const [isDeclining, setIsDeclining] = useState(false)
  const { mutate: reopen, isPending } = useReopen(request)
  return (
    <Card level="h2" title={t('acts')}>
      <div className="flex flex-col gap-4">
        {request.state !== 'declined' && <OwnerChoice request={request} />}
        <div className="flex flex-wrap gap-2">
          {request.state === 'declined' ? (
            <Button size="sm" isBusy={isPending} onClick={() => reopen()}>
              {t('reopen')}
            </Button>
          ) : (
            <Button size="sm" onClick={() => setIsDeclining(true)}>
              {t('decline')}
            </Button>
          )}
          {FORMATS.map(format => (
            <ExportButton key={format} number={request.number} format={format} />
          ))}
        </div>
      </div>
      <DeclineDialog request={isDeclining ? request : null} onClose={() => setIsDeclining(false)} />
    </Card>
  )
}

function OwnerChoice({ request: { number, rev, owner } }: { request: RequestDetail }) {
  const t = useTranslations('desk.list')
  const { data: people = [] } = useQuery(peopleQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (staff_id: number | null) => call(assignRequest, { number, staff_id, rev }),
    onSuccess: request => {
      const { name } = request.owner ?? {}
      tell(
        name === undefined
          ? { key: 'desk_requests.released', values: { number } }
          : { key: 'desk_requests.assigned', values: { number, name } },
      )
      return keepRequest(request)
    },
    onError: keepPresent,
  })
  const mark = useRequestMark(number)
  const assign = (id: number | null) => {
    if (mark) return mark({ act: 'assign', owner: people.find(person => person.id === id) ?? null })
    mutate(id)
  }
  const known = owner && !people.some(({ id }) => id === owner.id) ? [owner, ...people] : people
  return (
    <Field label={t('owner')}>
      <PlainSelect
        isDisabled={isPending}
        value={owner ? String(owner.id) : NOBODY}
        options={[
          { value: NOBODY, label: t('nobody') },
          ...known.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValueChange={value => assign(value === NOBODY ? null : Number(value))}
      />
    </Field>
  )
}

function useReopen({ number, rev }: RequestDetail) {
  return useMutation({
    mutationFn: () => call(reopenRequest, { number, rev }),
    onSuccess: request => {
      tell({ key: 'desk_requests.reopened', values: { number } })
      return keepRequest(request)
    },
    onError: keepPresent,
  })
}

function ExportButton({ number, format }: { number: string; format: (typeof FORMATS)[number] }) {
  const t = useTranslations('desk_requests')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportRequest, { number, format }),
    onSuccess: ({ file_name, content }) => saveFile(file_name, content, format),
  })
  return (
    <Button size="sm" variant="quiet" isBusy={isPending} onClick={() => mutate()}>
      {t('export', { format: format.toUpperCase() })}
    </Button>
  )
}
