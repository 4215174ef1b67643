import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RequestDetail } from '../../../contract/desk/requests.ts'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'
import { Badge } from '../../../web/ui/badge.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { useKeyActs } from '../../shell/keys/key-acts.ts'
import { RecordMarks } from '../../shell/marks/record-marks.tsx'
import { useRequestMark } from '../../shell/marks/use-request-mark.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { useMay } from '../../shell/session/me.ts'
import { QuoteItButton, RequestQuotes } from './quote-it.tsx'
import { RequestActs } from './request-acts.tsx'
import { ReplyClock, RequestBadge } from './request-badges.tsx'
import { RequestBuyer } from './request-buyer.tsx'
import { RequestHistory } from './request-history.tsx'
import { RequestLines } from './request-lines.tsx'
import { RequestThread } from './request-thread.tsx'
import { requestQuery } from './requests-query.ts'
import { useTake } from './use-take.ts'

export function Component() {
  const nav = useTranslations('desk.nav')
  const { number = '' } = useParams()
  const { data, error, refetch } = useQuery(requestQuery(number))
  return (
    <>
      <BackLink to="/requests">{nav('requests')}</BackLink>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <RequestRecord key={data.number} request={data} />}
    </>
  )
}

function RequestRecord({ request }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const may = useMay()
  const facts = (
    <span className="flex flex-wrap items-center gap-2">
      <bdi>{request.company_name}</bdi>
      <RequestBadge state={request.state} />
      {request.state !== 'declined' && request.answer_time === null && <span>{t('reply_by')}</span>}
      {request.state !== 'declined' && <ReplyClock request={request} />}
    </span>
  )
  return (
    <>
      <PageTitle title={request.number} text={facts} action={<MainActs request={request} />} />
      <DeclineNotice request={request} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <BuyersWords request={request} />
          <RequestLines items={request.items} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <RecordMarks number={request.number} />
          <RequestBuyer request={request} />
          <RequestQuotes request={request} />
          {may('requests.work') && <RequestActs request={request} />}
          <RequestThread request={request} />
          <RequestHistory request={request} />
        </div>
      </div>
    </>
  )
}

function MainActs({ request }: { request: RequestDetail }) {
  return (
    <span className="flex flex-wrap gap-2">
      <TakeButton request={request} />
      <QuoteItButton request={request} />
    </span>
  )
}

/** The main act while it has no owner, for people who do not quote. */
function TakeButton({ request: { number, state } }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const may = useMay()
  const { mutate, isPending } = useTake()
  const mark = useRequestMark(number)
  const canTake = state === 'new' && may('requests.work')
  useKeyActs(canTake && !mark ? { mine: () => mutate(number) } : {})
  if (!canTake) return null
  const take = () => (mark ? mark({ act: 'mine' }) : mutate(number))
  return (
    <Button
      variant={may('quote.edit') ? 'secondary' : 'primary'}
      data-primary-act={!may('quote.edit') || undefined}
      isBusy={isPending}
      onClick={take}
    >
      {t('take')}
    </Button>
  )
}

function DeclineNotice({ request: { decline } }: { request: RequestDetail }) {
  const t = useTranslations('desk_requests')
  const time = useLocalTime(decline?.time ?? '1970-01-01T00:00:00Z')
  if (!decline) return null
  return (
    <Notice
      tone="warning"
      className="mb-5"
      title={t('decline_note', { time, reason: t(`reasons.${decline.reason}`) })}
    >
      {decline.text && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {decline.text}
        </p>
      )}
    </Notice>
  )
}

type BuyersWordsProps = { request: Pick<RequestDetail, 'comment' | 'alternates_welcome'> }

function BuyersWords({ request: { comment, alternates_welcome: isOpen } }: BuyersWordsProps) {
  const t = useTranslations('desk_requests')
  if (comment === '' && !isOpen) return null
  return (
    <Card level="h2" title={t('comment')}>
      {isOpen && <Badge tone="brand">{t('alternates_welcome')}</Badge>}
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {comment}
      </p>
    </Card>
  )
}
