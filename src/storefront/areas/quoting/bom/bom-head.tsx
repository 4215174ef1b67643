import { FileSpreadsheet, Trash2 } from 'lucide'
import { useTranslations } from 'use-intl'
import type { ReadBom } from '../../../../contract/shop/bom.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Field } from '../../../../web/ui/field.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import type { BomSession } from './bom-session.ts'
import { bomStore, changeBom } from './bom-store.ts'
import { DemandFields } from './demand-fields.tsx'

const HEADER_ROWS_OFFERED = 60

/** How the file is read; everything recognized can be corrected. */
export function BomHead({ session, result }: { session: BomSession; result: ReadBom | null }) {
  const t = useTranslations('bom')
  return (
    <div className="flex flex-col gap-4 border-b border-hairline bg-bench p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 items-center gap-3">
          <Icon of={FileSpreadsheet} className="size-7 shrink-0 stroke-[1.5] text-brand" />
          <bdi className="ltr-value min-w-0 font-mono font-semibold wrap-anywhere">{session.file_name}</bdi>
        </p>
        <Button size="sm" variant="quiet" icon={<Icon of={Trash2} />} onClick={() => bomStore.set(null)}>
          {t('remove')}
        </Button>
      </div>
      {result && (
        <div className="flex flex-wrap gap-4 [&>*]:min-w-56 [&>*]:flex-1">
          {result.sheets.length > 1 && <SheetField result={result} fileName={session.file_name} />}
          <HeaderField result={result} />
          <DemandFields />
        </div>
      )}
    </div>
  )
}

/** Another sheet is another list, so decisions about the old one are dropped. */
function SheetField({ result: { sheets, sheet }, fileName }: { result: ReadBom; fileName: string }) {
  const t = useTranslations('bom')
  const format = useFormat()
  const options = sheets.map(({ name, rows }, index) => ({
    value: String(index),
    label: t('sheet_rows', { name: name || fileName, count: rows, shown: format.count(rows) }),
  }))
  const choose = (value: string) =>
    changeBom({
      sheet: Number(value),
      header_row: undefined,
      mapping: undefined,
      isRemembered: undefined,
      choices: {},
      moved: {},
      quantities: {},
      leftOut: {},
    })
  return (
    <Field label={t('sheet')}>
      <Select size="sm" options={options} value={String(sheet)} onValueChange={choose} />
    </Field>
  )
}

function HeaderField({ result }: { result: ReadBom }) {
  const t = useTranslations('bom')
  const titles = result.columns.map(({ title }) => title).filter(Boolean)
  const rowCount = result.sheets[result.sheet]?.rows ?? 0
  const labelOf = (row: number) => {
    if (row === -1) return t('no_header')
    if (row !== result.header_row) return t('row_number', { row: row + 1 })
    return t('row_titles', { row: row + 1, titles: titles.join(' · ') })
  }
  return (
    <Field label={t('header_row')}>
      <Select
        size="sm"
        options={headerRows(rowCount, result.header_row).map(row => ({
          value: String(row),
          label: labelOf(row),
        }))}
        value={String(result.header_row)}
        onValueChange={value =>
          changeBom({
            sheet: result.sheet,
            header_row: Number(value),
            mapping: undefined,
            isRemembered: undefined,
          })
        }
      />
    </Field>
  )
}

/** The rows that can be the header: none, the first ones of the sheet, and the current one. */
export function headerRows(rowCount: number, current: number): number[] {
  const rows = Array.from({ length: Math.min(rowCount, HEADER_ROWS_OFFERED) + 1 }, (_, index) => index - 1)
  return rows.includes(current) ? rows : [...rows, current]
}
