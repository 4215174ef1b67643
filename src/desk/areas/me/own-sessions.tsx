import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { endOwnSession, listOwnSessions, type StaffSession } from '../../../contract/desk/door.ts'
import { describeClient } from '../../../web/browser/describe-client.ts'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'

const SESSIONS = ['own-sessions']

export function OwnSessions() {
  const t = useTranslations('account')
  const { data, error, refetch } = useQuery({ queryKey: SESSIONS, queryFn: () => call(listOwnSessions) })
  return (
    <Card level="h2" title={t('sign_ins')}>
      <p className="mb-2 text-ink-soft">{t('sign_ins_text')}</p>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      <ul className="divide-y divide-hairline">
        {data?.map(session => (
          <OwnSession key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function OwnSession({ session }: { session: StaffSession }) {
  const t = useTranslations('account')
  const client = useClientName(session.client)
  const time = useLocalTime(session.last_seen)
  const { mutate: end, isPending } = useEndSession(session.id)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {client}
          {session.is_current && <Badge tone="brand">{t('this_device')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{t('last_used', { time })}</p>
      </div>
      {!session.is_current && (
        <Button
          size="sm"
          isBusy={isPending}
          aria-label={t('end_sign_in_of', { client, time })}
          onClick={() => end()}
        >
          {t('end_sign_in')}
        </Button>
      )}
    </li>
  )
}

function useEndSession(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOwnSession, { id }),
    onSuccess: () => {
      tell({ key: 'account.sign_in_ended' })
      return queries.invalidateQueries({ queryKey: SESSIONS })
    },
  })
}

function useClientName(userAgent: string): string {
  const t = useTranslations('account')
  const { browser, system } = describeClient(userAgent)
  if (browser && system) return t('client', { browser, system })
  return browser ?? system ?? t('client_unknown')
}
