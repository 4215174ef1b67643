import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LANES, type Lane } from '../../../domain/inbox.ts'
import { Checkbox } from '../../../web/ui/checkbox.tsx'

const LOOK =
  'flex min-h-9 items-center gap-2 rounded-md border border-field bg-paper px-3 text-sm no-underline text-ink hover:border-brand ' +
  'aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:text-brand'

export type InboxFilter = { lane: Lane | null; isOwn: boolean }

/** In the address, so that it survives going back and can be sent to a colleague. */
export function useInboxFilter(): InboxFilter {
  const [params] = useSearchParams()
  return {
    lane: LANES.find(lane => lane === params.get('lane')) ?? null,
    isOwn: params.get('owner') === 'me',
  }
}

type InboxFiltersProps = { lanes: readonly { lane: Lane; count: number }[] }

export function InboxFilters({ lanes }: InboxFiltersProps) {
  const t = useTranslations('desk_inbox')
  const { lane: chosen } = useInboxFilter()
  const total = lanes.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <nav aria-label={t('lanes_label')} className="flex flex-wrap gap-2">
        <LaneLink lane={null} isChosen={chosen === null} count={total} />
        {lanes.map(({ lane, count }) => (
          <LaneLink key={lane} lane={lane} isChosen={chosen === lane} count={count} />
        ))}
      </nav>
      <OnlyMine />
    </div>
  )
}

type LaneLinkProps = { lane: Lane | null; isChosen: boolean; count: number }

function LaneLink({ lane, isChosen, count }: LaneLinkProps) {
  const t = useTranslations('desk_inbox')
  const [params] = useSearchParams()
  const search = changed(params, 'lane', lane)
  return (
    <Link to={{ search }} replace preventScrollReset aria-current={isChosen} className={LOOK}>
      {lane ? t(`lanes.${lane}`) : t('all')}
      <span className="font-normal tabular-nums text-ink-soft">{count}</span>
    </Link>
  )
}

function OnlyMine() {
  const t = useTranslations('desk_inbox')
  const [params, setParams] = useSearchParams()
  const { isOwn } = useInboxFilter()
  return (
    <Checkbox
      label={t('only_mine')}
      checked={isOwn}
      onChange={event =>
        setParams(changed(params, 'owner', event.target.checked ? 'me' : null), { replace: true })
      }
    />
  )
}

function changed(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next.toString()
}
