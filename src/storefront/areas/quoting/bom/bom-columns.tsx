import { ArrowRight, Columns3Cog } from 'lucide'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BOM_FIELDS, type BomColumn, type BomField } from '../../../../domain/bom/bom.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import { changeBom } from './bom-store.ts'
import { missingFields, withColumn } from './column-mapping.ts'
import { mappingMemory } from './remembered-mapping.ts'

type BomColumnsProps = { columns: BomColumn[]; isRemembered: boolean }

/** The meaning of each column: one line if all are clear, otherwise open for editing. */
export function BomColumns({ columns, isRemembered }: BomColumnsProps) {
  const t = useTranslations('bom')
  const missing = missingFields(columns)
  const [isOpened, setIsOpened] = useState<boolean | null>(null)
  const isOpen = isOpened ?? missing.length > 0
  return (
    <div className="flex flex-col gap-3 border-b border-hairline px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-sm">{t('columns')}</h3>
        {!isOpen && <Recognized columns={columns} />}
        <Button
          size="sm"
          variant="quiet"
          className="ms-auto"
          icon={<Icon of={Columns3Cog} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpened(!isOpen)}
        >
          {isOpen ? t('columns_close') : t('columns_change')}
        </Button>
      </div>
      {isRemembered && <Remembered columns={columns} />}
      {missing.includes('part_number') && <Notice tone="warning">{t('missing_part_number')}</Notice>}
      {missing.includes('qty') && <Notice tone="warning">{t('missing_qty')}</Notice>}
      {/* Stays open while the buyer edits it. */}
      {isOpen && <ColumnGrid columns={columns} onChange={() => setIsOpened(true)} />}
    </div>
  )
}

function Recognized({ columns }: { columns: BomColumn[] }) {
  const t = useTranslations('bom')
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm">
      {columns.map(
        ({ index, title, field }) =>
          field && (
            <li key={index} className="flex min-w-0 items-center gap-1.5">
              <bdi className="max-w-48 truncate text-ink-soft">{title || columnLetter(index)}</bdi>
              <Icon of={ArrowRight} className="size-3.5 shrink-0 flip-rtl text-ink-soft" />
              <span className="font-semibold">{t(`fields.${field}`)}</span>
            </li>
          ),
      )}
    </ul>
  )
}

/** Spreadsheet column names: A to Z, then AA. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last
}

function Remembered({ columns }: { columns: BomColumn[] }) {
  const t = useTranslations('bom')
  const forget = () => {
    mappingMemory().forget(columns)
    changeBom({ mapping: undefined, isRemembered: undefined })
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {t('remembered')}
      <button type="button" onClick={forget} className="min-h-6 font-semibold text-brand hover:underline">
        {t('reset_columns')}
      </button>
    </p>
  )
}

type ColumnGridProps = { columns: BomColumn[]; onChange: () => void }

function ColumnGrid({ columns, onChange }: ColumnGridProps) {
  return (
    <ul className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2 overflow-y-auto p-0.5">
      {columns.map(column => (
        <Column key={column.index} column={column} columns={columns} onChange={onChange} />
      ))}
    </ul>
  )
}

const IGNORED = 'none'

function Column({ column, columns, onChange }: ColumnGridProps & { column: BomColumn }) {
  const t = useTranslations('bom')
  const { index, title, field, sample } = column
  const letter = t('column_letter', { letter: columnLetter(index) })
  const change = (value: string) => {
    const mapping = withColumn(columns, index, fieldOf(value))
    onChange()
    mappingMemory().remember(columns, mapping)
    changeBom({ mapping, isRemembered: undefined })
  }
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-1 rounded-md border p-2 text-sm',
        field ? 'border-brand bg-brand-soft' : 'border-hairline',
      )}
    >
      <span className="truncate font-semibold">
        <span className="font-normal text-ink-soft">{letter}</span> <bdi>{title}</bdi>
      </span>
      <bdi className="ltr-value block min-h-5 truncate font-mono text-xs leading-5 text-ink-soft rtl:text-end">
        {sample}
      </bdi>
      <Select
        size="sm"
        label={t('column_is', { column: title || letter })}
        value={field ?? IGNORED}
        onValueChange={change}
        options={[
          ...BOM_FIELDS.map(name => ({ value: name, label: t(`fields.${name}`) })),
          { value: IGNORED, label: t('fields.none') },
        ]}
      />
    </li>
  )
}

function fieldOf(value: string): BomField | null {
  return BOM_FIELDS.find(field => field === value) ?? null
}
