import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { listQuotes, QUOTE_ENDINGS, type QuoteEntry } from '../../../contract/desk/quotes.ts'
import { isPositive } from '../../../domain/money.ts'
import { LOSSES } from '../../../domain/quotes/report.ts'
import { QUOTE_STATES } from '../../../domain/quotes/states.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { useListAddress } from '../../shell/list/list-address.ts'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { useKeysetList } from '../../shell/list/list-data.ts'
import { ListFilter, ListSearch } from '../../shell/list/list-filters.tsx'
import { ListOwner, toOwner } from '../../shell/list/owner-filter.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { QuoteStateBadge } from '../../shell/page/quote-state.tsx'
import { quotePath } from '../../shell/page/record-paths.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { BulkActs } from './bulk-acts.tsx'
import { Margin, QuoteFlags } from './quote-badges.tsx'
import { peopleQuery } from './quotes-query.ts'

export function Component() {
  const t = useTranslations('desk_quotes')
  const nav = useTranslations('desk.nav')
  const may = useMay()
  return (
    <>
      <PageTitle title={nav('quotes')} text={t('text')} action={<NewQuoteLink />} />
      <DeskList
        label={nav('quotes')}
        data={useQuotes()}
        views="quotes"
        columns={useColumns()}
        rowId={({ number }) => number}
        filters={<Filters />}
        empty={<Notice>{t('none')}</Notice>}
        selection={
          may('quote.send')
            ? {
                nameOf: ({ number }) => number,
                acts: (numbers, clear) => <BulkActs numbers={numbers} onDone={clear} />,
              }
            : undefined
        }
      />
    </>
  )
}

function NewQuoteLink() {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  if (!may('quote.edit')) return null
  return (
    <Link to="/quotes/new" data-primary-act data-new-act className={buttonClass({ variant: 'primary' })}>
      {t('new_quote')}
    </Link>
  )
}

function useQuotes() {
  const { get } = useListAddress()
  const filter = {
    q: get('q'),
    state: QUOTE_STATES.find(state => state === get('state')),
    owner: toOwner(get('owner')),
    ending: QUOTE_ENDINGS.find(ending => ending === get('ending')),
    lost: LOSSES.find(reason => reason === get('lost')),
    waiting: get('waiting') === '1' ? ('1' as const) : undefined,
    request: get('request'),
  }
  return useKeysetList({
    queryKey: ['quotes', 'list', filter],
    load: after => call(listQuotes, { ...filter, after }),
  })
}

function Filters() {
  const t = useTranslations('desk_quotes')
  const sayState = useTranslations('desk.quote_states')
  const may = useMay()
  const { data: people = [] } = useQuery({ ...peopleQuery, enabled: may('requests.read') })
  return (
    <>
      <ListSearch label={t('search')} />
      <ListFilter
        name="state"
        label={t('state')}
        options={QUOTE_STATES.map(value => ({ value, label: sayState(value) }))}
      />
      <ListOwner people={people} />
      <ListFilter
        name="ending"
        label={t('ending')}
        options={QUOTE_ENDINGS.map(value => ({ value, label: t(`endings.${value}`) }))}
      />
      <ListFilter
        name="lost"
        label={t('lost')}
        options={LOSSES.map(value => ({
          value,
          label: value === 'expired' ? sayState(value) : t(`loss_reasons.${value}`),
        }))}
      />
      <ListFilter name="waiting" label={t('reply')} options={[{ value: '1', label: t('waits') }]} />
    </>
  )
}

function useColumns(): ListColumn<QuoteEntry>[] {
  const t = useTranslations('desk_quotes')
  const say = useTranslations('desk.list')
  const format = useFormat()
  const hasCosts = useMay()('cost.see')
  return useMemo(() => {
    const margin: ListColumn<QuoteEntry> = {
      id: 'margin',
      header: t('margin'),
      cell: row => typeof row.margin === 'number' && <Margin percent={row.margin} />,
      isNumeric: true,
      hasPhoneLabel: true,
    }
    return [
      {
        id: 'quote',
        header: t('quote'),
        cell: quote => <QuoteLink quote={quote} />,
        isWide: true,
        className: 'sm:min-w-44',
      },
      {
        id: 'state',
        header: t('state'),
        cell: quote => (
          <span className="flex flex-wrap gap-1">
            <QuoteStateBadge state={quote.state} />
            <QuoteFlags quote={quote} />
          </span>
        ),
      },
      {
        id: 'total',
        header: t('total'),
        cell: ({ total }) => isPositive(total) && <span className="ltr-value">{format.amount(total)}</span>,
        isNumeric: true,
        hasPhoneLabel: true,
      },
      ...(hasCosts ? [margin] : []),
      {
        id: 'valid_until',
        header: t('terms.valid_until'),
        cell: ({ valid_until }) => valid_until && <LocalTime time={valid_until} />,
        hasPhoneLabel: true,
        isWide: true,
      },
      {
        id: 'seen',
        header: t('seen'),
        cell: ({ seen_time }) => seen_time && <LocalTime time={seen_time} />,
        hasPhoneLabel: true,
        isWide: true,
      },
      { id: 'owner', header: say('owner'), cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
    ]
  }, [t, say, format, hasCosts])
}

function QuoteLink({ quote }: { quote: QuoteEntry }) {
  const t = useTranslations('desk_quotes')
  const { number, version, company_name, contact_name, lines } = quote
  return (
    <>
      <Link to={quotePath(number)} className="font-semibold text-brand underline-offset-3 hover:underline">
        <bdi>{number}</bdi>
      </Link>
      {version > 1 && <span className="text-ink-soft"> {t('version', { version: String(version) })}</span>}
      <span className="block text-ink-soft wrap-anywhere">
        <bdi>{company_name || contact_name}</bdi> · {t('line_count', { count: lines })}
      </span>
    </>
  )
}
