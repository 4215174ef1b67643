import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listAuditPeople } from '../../../contract/desk/audit.ts'
import { ListFilter } from '../../shell/list/list-filters.tsx'
import { call } from '../../shell/session/call.ts'

export function PersonFilter() {
  const t = useTranslations('desk.audit')
  const { data = [] } = useQuery({ queryKey: ['audit', 'people'], queryFn: () => call(listAuditPeople) })
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }))
  return <ListFilter name="staff" label={t('filter')} options={options} />
}
