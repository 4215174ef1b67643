import { useTranslations } from 'use-intl'
import { ListFilter } from './list-filters.tsx'

type OwnerFilter = 'me' | 'none' | number | undefined

/** The value of the filter `owner` in the address. */
export function toOwner(value: string | undefined): OwnerFilter {
  if (value === 'me' || value === 'none') return value
  return Number(value) || undefined
}

type OwnerFilterProps = { people: readonly { id: number; name: string }[] }

/** Mine, those without an owner, or a colleague's. */
export function ListOwner({ people }: OwnerFilterProps) {
  const t = useTranslations('desk.list')
  return (
    <ListFilter
      name="owner"
      label={t('owner')}
      options={[
        { value: 'me', label: t('mine') },
        { value: 'none', label: t('nobody') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
