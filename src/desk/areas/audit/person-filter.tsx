import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { listStaff } from '../../../contract/desk/staff.ts'
import { Select } from '../../../web/ui/select.tsx'
import { call } from '../../shell/session/call.ts'

const EVERYONE = 'all'

/** In the address, so that a filtered list can be sent to a colleague. */
export function PersonFilter({ staffId }: { staffId: number | undefined }) {
  const t = useTranslations('desk')
  const [, setSearch] = useSearchParams()
  const { data = [] } = useQuery({ queryKey: ['staff'], queryFn: () => call(listStaff) })
  return (
    <div className="w-60 max-w-full">
      <Select
        label={t('audit.filter')}
        value={staffId === undefined ? EVERYONE : String(staffId)}
        options={[
          { value: EVERYONE, label: t('audit.everyone') },
          ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValueChange={value => setSearch(value === EVERYONE ? {} : { staff: value })}
      />
    </div>
  )
}
