import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getNotices } from '../../../contract/desk/settings.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { call } from '../session/call.ts'

const EVERY_MS = 60_000

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: () => call(getNotices),
  refetchInterval: EVERY_MS,
})

/** On every screen for 72 hours after the bank account was changed. */
export function BankNotice() {
  const t = useTranslations('desk')
  const { data } = useQuery(noticesQuery)
  const changed = data?.bank_changed
  if (!changed) return null
  const who = changed.is_staff ? changed.who : t('actors.shell')
  return (
    <Notice tone="warning" title={t('bank_notice.title')} className="mb-5 print:hidden">
      {t('bank_notice.text', { who })} <LocalTime time={changed.time} />
    </Notice>
  )
}
