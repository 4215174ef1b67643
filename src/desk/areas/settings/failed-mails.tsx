import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type FailedMail, listFailedMails, retryMail } from '../../../contract/desk/mails.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { call } from '../../shell/session/call.ts'
import { tell } from '../../shell/session/notices.ts'
import { queryClient } from '../../shell/session/query-client.ts'
import { useMailName } from '../../shell/texts/use-mail-name.ts'

const failedQuery = queryOptions({
  queryKey: ['mails', 'failed'],
  queryFn: () => call(listFailedMails),
})

export function FailedMails() {
  const t = useTranslations('desk_settings.mails')
  const { data, error, refetch } = useQuery(failedQuery)
  return (
    <Card level="h2" title={t('failed')}>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data?.length === 0 && <p className="text-ink-soft">{t('none_failed')}</p>}
      <ul className="divide-y divide-hairline">
        {data?.map(mail => (
          <FailedLine key={mail.id} mail={mail} />
        ))}
      </ul>
    </Card>
  )
}

function FailedLine({ mail }: { mail: FailedMail }) {
  const t = useTranslations('desk_settings.mails')
  const nameOf = useMailName()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(retryMail, { id: mail.id }),
    onSuccess: () => tell({ key: 'desk_settings.mails.retried', values: { email: mail.recipient } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: failedQuery.queryKey }),
  })
  return (
    <li
      data-row
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{mail.recipient}</bdi>
        </p>
        <p className="text-sm wrap-anywhere">{nameOf(mail.kind)}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <LocalTime time={mail.fail_time} /> · <bdi>{mail.error}</bdi>
        </p>
      </div>
      <Button
        size="sm"
        isBusy={isPending}
        aria-label={`${t('retry')}: ${mail.recipient}`}
        onClick={() => mutate()}
      >
        {t('retry')}
      </Button>
    </li>
  )
}
