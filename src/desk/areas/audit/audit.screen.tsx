import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type AuditEntry, listAudit } from '../../../contract/desk/audit.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { ChangesInWords } from './changes-in-words.tsx'
import { PersonFilter } from './person-filter.tsx'
import { useAuditWords } from './use-audit-words.ts'

export function Component() {
  const t = useTranslations('desk')
  const may = useMay()
  const [search] = useSearchParams()
  const staffId = Number(search.get('staff')) || undefined
  const audit = useAudit(staffId)
  const entries = audit.data?.pages.flatMap(page => page.list)
  return (
    <>
      <PageTitle
        title={t('nav.audit')}
        text={t('audit.text')}
        // Only those who manage staff get the list of people.
        action={may('staff.manage') && <PersonFilter staffId={staffId} />}
      />
      {audit.error && <LoadingFailed error={audit.error} onRetry={audit.refetch} />}
      {audit.isPending && <LoadingRows />}
      {entries?.length === 0 && <Notice>{t('audit.none')}</Notice>}
      {entries && entries.length > 0 && <AuditTable entries={entries} />}
      {audit.hasNextPage && (
        <Button isBusy={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()} className="mt-4">
          {t('audit.more')}
        </Button>
      )}
    </>
  )
}

function useAudit(staffId: number | undefined) {
  return useInfiniteQuery({
    queryKey: ['audit', staffId ?? 'all'],
    queryFn: ({ pageParam }) => call(listAudit, { before: pageParam || undefined, staff_id: staffId }),
    initialPageParam: 0,
    getNextPageParam: ({ list, has_more }) => (has_more ? list.at(-1)?.id : undefined),
  })
}

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const t = useTranslations('desk')
  return (
    <Card isFlush>
      <Table label={t('nav.audit')} className="[&_thead_th]:border-t-0">
        <thead className="max-sm:sr-only">
          <tr>
            <Th>{t('audit.time')}</Th>
            <Th>{t('audit.who')}</Th>
            <Th>{t('audit.what')}</Th>
            <Th>{t('audit.changes')}</Th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** On phones each entry is a block of lines. */
function AuditLine({ entry }: { entry: AuditEntry }) {
  const { sayAct, sayWho } = useAuditWords()
  const { time, who, act, label, changes } = entry
  const cell = 'align-top max-sm:border-0 max-sm:px-4 max-sm:py-0.5'
  return (
    <tr className="max-sm:flex max-sm:flex-col max-sm:border-b max-sm:border-hairline max-sm:py-2">
      <Td className={`${cell} whitespace-nowrap text-ink-soft`}>
        <LocalTime time={time} />
      </Td>
      <Td className={`${cell} font-semibold`}>
        <bdi>{sayWho(entry)}</bdi>
      </Td>
      <Td className={cell}>
        {sayAct(act)}
        {label !== who && (
          <span className="block text-ink-soft wrap-anywhere">
            <bdi>{label}</bdi>
          </span>
        )}
      </Td>
      <Td className={cell}>
        <ChangesInWords changes={changes} />
      </Td>
    </tr>
  )
}
