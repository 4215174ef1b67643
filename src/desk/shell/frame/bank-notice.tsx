import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getNotices, type LastSettingChange } from '../../../contract/desk/settings.ts'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'
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
  const { data } = useQuery(noticesQuery)
  return data?.bank_changed ? <BankChanged changed={data.bank_changed} /> : null
}

function BankChanged({ changed }: { changed: LastSettingChange }) {
  const t = useTranslations('desk')
  const time = useLocalTime(changed.time)
  const who = changed.is_staff ? changed.who : t('actors.shell')
  return (
    <Notice tone="warning" title={t('bank_notice.title')} className="mb-5 print:hidden">
      {t('bank_notice.text', { who, time })}
    </Notice>
  )
}
