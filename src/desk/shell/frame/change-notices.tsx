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

/** On every screen for 72 hours after the bank account or an address of the shop was changed. */
export function ChangeNotices() {
  const { data } = useQuery(noticesQuery)
  return (
    <>
      {data?.bank_changed && <ChangeNotice about="bank_notice" change={data.bank_changed} />}
      {data?.addresses_changed && <ChangeNotice about="address_notice" change={data.addresses_changed} />}
    </>
  )
}

type ChangeNoticeProps = { about: 'bank_notice' | 'address_notice'; change: LastSettingChange }

function ChangeNotice({ about, change }: ChangeNoticeProps) {
  const t = useTranslations('desk')
  const time = useLocalTime(change.time)
  const who = change.is_staff ? change.who : t('actors.shell')
  return (
    <Notice tone="warning" title={t(`${about}.title`)} className="mb-5 print:hidden">
      {t(`${about}.text`, { who, time })}
    </Notice>
  )
}
