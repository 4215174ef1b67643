import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type AuditEntry, listAudit, listAuditPeople } from '../../../contract/desk/audit.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { DeskList } from '../../shell/list/desk-list.tsx'
import { readDay, useListAddress } from '../../shell/list/list-address.ts'
import type { ListColumn } from '../../shell/list/list-column.ts'
import { useKeysetList } from '../../shell/list/list-data.ts'
import { ListDays, ListFilter, ListSearch } from '../../shell/list/list-filters.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { ChangesInWords } from './changes-in-words.tsx'
import { placeOf } from './place-of.ts'
import { SubjectFilter } from './subject-filter.tsx'
import { useAuditWords } from './use-audit-words.ts'

export function Component() {
  const t = useTranslations('desk')
  const data = useAudit()
  const columns = useColumns()
  return (
    <>
      <PageTitle title={t('nav.audit')} text={t('audit.text')} />
      <DeskList
        label={t('nav.audit')}
        data={data}
        views="audit"
        columns={columns}
        rowId={({ id }) => String(id)}
        filters={
          <>
            <ListSearch label={t('audit.search')} />
            <PersonFilter />
            <ListDays />
            <SubjectFilter name={data.rows?.[0]?.label} />
          </>
        }
        empty={<Notice>{t('audit.none')}</Notice>}
      />
    </>
  )
}

function useAudit() {
  const { get } = useListAddress()
  const filter = {
    q: get('q'),
    staff_id: Number(get('staff')) || undefined,
    subject_kind: get('kind'),
    subject_id: get('id'),
    from: readDay(get('from')),
    to: readDay(get('to')),
  }
  return useKeysetList({
    queryKey: ['audit', filter],
    load: after => call(listAudit, { ...filter, after }),
  })
}

function PersonFilter() {
  const t = useTranslations('desk.audit')
  const { data = [] } = useQuery({ queryKey: ['audit', 'people'], queryFn: () => call(listAuditPeople) })
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }))
  return <ListFilter name="staff" label={t('filter')} options={options} />
}

function useColumns(): ListColumn<AuditEntry>[] {
  const t = useTranslations('desk.audit')
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('time'),
        cell: ({ time }) => <LocalTime time={time} />,
        isWide: true,
        className: 'whitespace-nowrap text-ink-soft',
      },
      { id: 'who', header: t('who'), cell: entry => <Who entry={entry} />, isWide: true },
      { id: 'what', header: t('what'), cell: entry => <What entry={entry} />, isWide: true },
      {
        id: 'changes',
        header: t('changes'),
        cell: ({ changes }) => <ChangesInWords changes={changes} />,
        isWide: true,
      },
    ],
    [t],
  )
}

function Who({ entry }: { entry: AuditEntry }) {
  const { sayWho } = useAuditWords()
  return <bdi className="font-semibold">{sayWho(entry)}</bdi>
}

function What({ entry }: { entry: AuditEntry }) {
  const { sayAct } = useAuditWords()
  return (
    <>
      {sayAct(entry.act)}
      {entry.label !== entry.who && (
        <span className="block text-ink-soft wrap-anywhere">
          <Subject entry={entry} />
        </span>
      )}
    </>
  )
}

/** The changed thing, with a link to its screen if it has one that the person may open. */
function Subject({ entry }: { entry: AuditEntry }) {
  const may = useMay()
  const place = placeOf(entry)
  const label = <bdi>{entry.label}</bdi>
  if (!place || !may(place.may)) return label
  return (
    <Link to={place.path} className="text-brand underline-offset-3 hover:underline">
      {label}
    </Link>
  )
}
