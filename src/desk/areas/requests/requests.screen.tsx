import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { listRequests, REQUEST_AGES, type RequestEntry } from '../../../contract/desk/requests.ts'
import { REQUEST_STATES } from '../../../domain/requests.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { VisuallyHidden } from '../../../web/ui/visually-hidden.tsx'
import { useKeyActs } from '../../shell/keys/key-acts.ts'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { useKeysetList } from '../../shell/list/list-data.ts'
import { ListFilter, ListSearch } from '../../shell/list/list-filters.tsx'
import { ListOwner, toOwner } from '../../shell/list/owner-filter.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { requestPath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { useQuoteIt } from './quote-it.tsx'
import { ReplyClock, RequestBadge, TargetGap } from './request-badges.tsx'
import { focusedRequest, nextRowLink } from './request-rows.ts'
import { peopleQuery } from './requests-query.ts'
import { useTake } from './use-take.ts'

export function Component() {
  const t = useTranslations('desk_requests')
  const nav = useTranslations('desk.nav')
  const data = useRequests()
  const { buttons, declining, setDeclining, next } = useRowActs()
  const columns = useColumns(buttons)
  useTakeKey(buttons, data.rows)
  useQuoteKey(data.rows)
  return (
    <>
      <PageTitle title={nav('requests')} text={t('text')} />
      <DeskList
        label={nav('requests')}
        data={data}
        views="requests"
        columns={columns}
        rowId={({ number }) => number}
        filters={<Filters />}
        empty={<Notice>{t('none')}</Notice>}
      />
      <DeclineDialog request={declining} onClose={() => setDeclining(null)} finalFocus={() => next.current} />
    </>
  )
}

function useRequests() {
  const { get } = useListAddress()
  const filter = {
    q: get('q'),
    state: REQUEST_STATES.find(state => state === get('state')),
    age: REQUEST_AGES.find(age => age === get('age')),
    owner: toOwner(get('owner')),
  }
  return useKeysetList({
    queryKey: ['requests', 'list', filter],
    load: after => call(listRequests, { ...filter, after }),
  })
}

function Filters() {
  const t = useTranslations('desk_requests')
  const { data: people = [] } = useQuery(peopleQuery)
  return (
    <>
      <ListSearch label={t('search')} />
      <ListFilter
        name="state"
        label={t('state')}
        options={REQUEST_STATES.map(value => ({ value, label: t(`states.${value}`) }))}
      />
      <ListOwner people={people} />
      <ListFilter
        name="age"
        label={t('age')}
        options={REQUEST_AGES.map(value => ({ value, label: t(`ages.${value}`) }))}
      />
    </>
  )
}

/** After an act the next row gets the focus, so that a list can be worked off by keyboard. */
function useRowActs() {
  const { mutate } = useTake()
  const [declining, setDeclining] = useState<RequestEntry | null>(null)
  const next = useRef<HTMLElement | null>(null)
  const buttons = useMemo(
    () => ({
      take: (number: string) => {
        nextRowLink()?.focus()
        mutate(number)
      },
      decline: (request: RequestEntry) => {
        next.current = nextRowLink()
        setDeclining(request)
      },
    }),
    [mutate],
  )
  return { buttons, declining, setDeclining, next }
}

/** The key `m` takes the request of the focused row. */
function useTakeKey({ take }: RowButtonActs, rows: readonly RequestEntry[] | undefined): void {
  const mine = () => {
    const number = focusedRequest()
    if (rows?.some(row => row.number === number && row.state === 'new')) take(number)
  }
  useKeyActs({ mine })
}

/** The key `q` starts a quote for the focused row. */
function useQuoteKey(rows: readonly RequestEntry[] | undefined): void {
  const may = useMay()
  const { mutate } = useQuoteIt()
  const quote = () => {
    const number = focusedRequest()
    if (rows?.some(row => row.number === number && row.state !== 'declined')) mutate(number)
  }
  useKeyActs(may('quote.edit') ? { quote } : {})
}

type RowButtonActs = ReturnType<typeof useRowActs>['buttons']

function useColumns({ take, decline }: RowButtonActs): ListColumn<RequestEntry>[] {
  const t = useTranslations('desk_requests')
  const say = useTranslations('desk.list')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'request',
        header: t('request'),
        cell: row => <RequestLink request={row} />,
        isWide: true,
        className: 'sm:min-w-44',
      },
      { id: 'state', header: t('state'), cell: ({ state }) => <RequestBadge state={state} /> },
      {
        id: 'matched',
        header: t('matched'),
        cell: ({ matched, lines }) => t('matched_of', { matched, lines }),
        className: 'whitespace-nowrap',
        hasPhoneLabel: true,
      },
      {
        id: 'value',
        header: t('value'),
        cell: ({ value }) => format.amount(value),
        isNumeric: true,
        hasPhoneLabel: true,
      },
      {
        id: 'gap',
        header: t('gap'),
        cell: ({ target_gap }) => target_gap !== null && <TargetGap percent={target_gap} />,
        isNumeric: true,
      },
      {
        id: 'reply_by',
        header: t('reply_by'),
        cell: row => <ReplyClock request={row} />,
        hasPhoneLabel: true,
        isWide: true,
      },
      { id: 'owner', header: say('owner'), cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
      {
        id: 'acts',
        header: t('acts'),
        cell: row => (
          <RowButtons request={row} onTake={() => take(row.number)} onDecline={() => decline(row)} />
        ),
        isWide: true,
      },
    ],
    [t, say, format, take, decline],
  )
}

function RequestLink({ request: { number, company_name, contact_name } }: { request: RequestEntry }) {
  return (
    <>
      <Link
        to={requestPath(number)}
        data-request={number}
        className="font-semibold text-brand underline-offset-3 hover:underline"
      >
        <bdi>{number}</bdi>
      </Link>
      <span className="block text-ink-soft wrap-anywhere">
        <bdi>{company_name}</bdi>, <bdi>{contact_name}</bdi>
      </span>
    </>
  )
}

type RowButtonsProps = { request: RequestEntry; onTake: () => void; onDecline: () => void }

function RowButtons({ request: { number, state, owner }, onTake, onDecline }: RowButtonsProps) {
  const t = useTranslations('desk_requests')
  const may = useMay()
  if (!may('requests.work') || state === 'declined') return null
  return (
    <span className="flex justify-end gap-1.5 max-sm:justify-start sm:max-xl:flex-col xl:whitespace-nowrap">
      {owner === null && (
        <Button size="sm" onClick={onTake}>
          {t('take')}
          <VisuallyHidden>{number}</VisuallyHidden>
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onDecline}>
        {t('decline')}
        <VisuallyHidden>{number}</VisuallyHidden>
      </Button>
    </span>
  )
}
