import { useTranslations } from 'use-intl'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Table, Td, Th } from '../../../../web/ui/table.tsx'

type ParcelField = 'carrier' | 'service' | 'tracking' | 'weight_g'
type Values = Record<ParcelField, string | number | null>
type EditConflictProps = { fields: readonly ParcelField[]; mine: Values; theirs: Values }

/** Both values of each field that two people have changed. */
export function EditConflict({ fields, mine, theirs }: EditConflictProps) {
  const t = useTranslations('desk_orders')
  const name = (field: ParcelField) => t(field === 'weight_g' ? 'weight' : field)
  return (
    <Notice tone="warning" title={t('conflict.title', { name: t('conflict.someone') })}>
      <p className="mb-2">{t('conflict.text')}</p>
      <Table label={t('conflict.text')}>
        <thead>
          <tr>
            <Th>{t('conflict.field')}</Th>
            <Th>{t('conflict.yours')}</Th>
            <Th>{t('conflict.theirs')}</Th>
          </tr>
        </thead>
        <tbody>
          {fields.map(field => (
            <tr key={field}>
              <Td>{name(field)}</Td>
              <Td>
                <bdi className="wrap-anywhere">{mine[field]}</bdi>
              </Td>
              <Td>
                <bdi className="wrap-anywhere">{theirs[field]}</bdi>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Notice>
  )
}
