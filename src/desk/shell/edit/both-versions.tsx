import { useTranslations } from 'use-intl'
import { Button } from '../../../web/ui/button.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import type { EditConflict } from './use-edit.ts'

type BothVersionsProps = {
  conflicts: readonly EditConflict[]
  /** The label of a field, and its value as it is read. */
  nameOf: (field: string) => string
  sayValue?: (field: string, value: string) => string
  onUse: (conflict: EditConflict) => void
}

/** The fields that two people have changed, side by side. Nothing without a conflict. */
export function BothVersions({
  conflicts,
  nameOf,
  sayValue = (_, value) => value,
  onUse,
}: BothVersionsProps) {
  const t = useTranslations('desk.conflict')
  if (conflicts.length === 0) return null
  const show = (field: string, value: string) => (
    <Td>{value === '' ? t('empty') : <bdi className="wrap-anywhere">{sayValue(field, value)}</bdi>}</Td>
  )
  return (
    <Notice tone="warning" title={t('title')}>
      <p className="mb-2">{t('text')}</p>
      <Table label={t('title')}>
        <thead>
          <tr>
            <Th>{t('field')}</Th>
            <Th>{t('yours')}</Th>
            <Th>{t('theirs')}</Th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(conflict => (
            <tr key={conflict.name}>
              <Td>
                {nameOf(conflict.name)}
                <Button
                  size="sm"
                  className="mt-1 block"
                  aria-label={t('use_theirs_of', { field: nameOf(conflict.name) })}
                  onClick={() => onUse(conflict)}
                >
                  {t('use_theirs')}
                </Button>
              </Td>
              {show(conflict.name, conflict.mine)}
              {show(conflict.name, conflict.theirs)}
            </tr>
          ))}
        </tbody>
      </Table>
    </Notice>
  )
}
