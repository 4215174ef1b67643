import { useTranslations } from 'use-intl'
import type { RequestDetail } from '../../../contract/desk/requests.ts'
import { countryName } from '../../../domain/country-names.ts'
import { DEFAULT_LANG, LOCALES, langOr } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'
import { Card } from '../../../web/ui/card.tsx'
import { FactList, type ListedFact } from '../../shell/page/fact-list.tsx'

export function RequestBuyer({ request }: { request: RequestDetail }) {
  const t = useTranslations()
  const lang = useLang()
  const facts: ListedFact[] = [
    [t('forms.company_name'), request.company_name],
    [t('forms.contact_name'), request.contact_name],
    [t('forms.email'), request.email],
    [t('forms.telephone'), request.telephone],
    [t('forms.country'), countryName(lang, request.country)],
    [t('desk_requests.language'), LOCALES[langOr(request.lang, DEFAULT_LANG)].name],
    [
      t('desk_requests.account'),
      t(request.has_account ? 'desk_requests.has_account' : 'desk_requests.is_guest'),
    ],
    [t('desk_requests.received'), <LocalTime key="received" time={request.create_time} />],
  ]
  return (
    <Card level="h2" title={t('desk_requests.buyer')}>
      <FactList facts={facts} />
      <Viewed time={request.viewed_time} />
    </Card>
  )
}

function Viewed({ time }: { time: string | null }) {
  const t = useTranslations('desk_requests')
  const shown = useLocalTime(time ?? '1970-01-01T00:00:00Z')
  return <p className="mt-3 text-sm text-ink-soft">{time ? t('viewed', { time: shown }) : t('not_viewed')}</p>
}
