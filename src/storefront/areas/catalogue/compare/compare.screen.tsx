import { Columns3, Printer } from 'lucide'
import type { FormEvent } from 'react'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { compareParts } from '../../../../contract/shop/compare.ts'
import { guardFormula } from '../../../../domain/formula-guard.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { CATEGORIES_PATH, COMPARE_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { Button } from '../../../../web/ui/button.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { CompareBarHost } from '../compare-list/compare-bar-host.tsx'
import { FilterSwitch, FilterSwitches } from '../lists/filter-switch.tsx'
import { ListField } from '../lists/list-field.tsx'
import { FOUND, useInPlaceLinks } from '../lists/use-in-place-links.ts'
import { CompareTable } from './compare-table.tsx'
import { type ComparisonChoice, comparisonHref, isProper, readComparison } from './read-comparison.ts'
import { type ComparedGroup, shownRows, useComparison } from './use-comparison.ts'

export const loader = screenLoader(async ({ call, url }) => {
  const choice = readComparison(url.searchParams)
  // One address for each choice, so that a shared link and the cache have one page.
  if (!isProper(url.searchParams, choice)) throw redirect(comparisonHref(choice), 301)
  const found = choice.ids.length === 0 ? null : await call(compareParts, { ids: choice.ids.join(',') })
  return { choice, found }
})

type Found = NonNullable<Awaited<ReturnType<typeof loader>>['found']>

export function Component() {
  const { choice, found } = useLoaderData<typeof loader>()
  const t = useTranslations('titles')
  return (
    <Container size="full" className="flex flex-col gap-4 py-6">
      <Head />
      <h1 className="text-2xl">{t('compare')}</h1>
      {found ? <Comparison choice={choice} found={found} /> : <NothingTicked />}
    </Container>
  )
}

function Comparison({ choice, found }: { choice: ComparisonChoice; found: Found }) {
  const t = useTranslations('compare')
  const lang = useLang()
  const inPlaceLinks = useInPlaceLinks()
  const groups = useComparison(found, choice.qty)
  const shown = groups
    .map(group => ({ ...group, rows: shownRows(group, choice.isDifferencesOnly) }))
    .filter(({ rows }) => rows.length > 0)
  const other = { ...choice, isDifferencesOnly: !choice.isDifferencesOnly }
  return (
    <div className="flex flex-col gap-4" {...inPlaceLinks}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Quantity choice={choice} />
        <FilterSwitches className="print:hidden">
          <FilterSwitch isOn={choice.isDifferencesOnly} href={localizedPath(lang, comparisonHref(other))}>
            {t('differences')}
          </FilterSwitch>
        </FilterSwitches>
        <div className="ms-auto flex gap-2 print:hidden">
          <Button size="sm" onClick={() => window.print()}>
            <Icon of={Printer} />
            {t('print')}
          </Button>
          <CsvLink found={found} groups={groups} />
        </div>
      </div>
      <p className="text-sm text-ink-soft">{t('note')}</p>
      <div className={`${FOUND} outline-none`} tabIndex={-1}>
        <CompareTable choice={choice} list={found.list} groups={shown} />
      </div>
      {shown.length === 0 && <p role="status">{t('same')}</p>}
    </div>
  )
}

/** One quantity for all prices. It works without JavaScript; with it, the page stays. */
function Quantity({ choice }: { choice: ComparisonChoice }) {
  const t = useTranslations('filters')
  const lang = useLang()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const next = readComparison(new URLSearchParams(typed))
    void navigate(comparisonHref(next), { preventScrollReset: true })
  }
  return (
    <form
      action={localizedPath(lang, COMPARE_PATH)}
      onSubmit={submit}
      className={classNames('flex items-center gap-1 text-sm', choice.qty === undefined && 'print:hidden')}
    >
      <input type="hidden" name="ids" value={choice.ids.join(',')} />
      {choice.isDifferencesOnly && <input type="hidden" name="differences" value="1" />}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is in the text. */}
      <label className="flex items-center gap-2">
        {t.rich('price_for', {
          field: () => (
            <ListField
              name="qty"
              value={choice.qty === undefined ? '' : String(choice.qty)}
              inputMode="numeric"
              maxLength={20}
              className="w-24! text-end tabular-nums"
            />
          ),
        })}
      </label>
      <IconButton
        type="submit"
        size="sm"
        label={t('set_quantity')}
        icon={<span className="icon-enter flip-rtl" />}
      />
    </form>
  )
}

type CsvLinkProps = { found: Found; groups: readonly ComparedGroup[] }

function CsvLink({ found, groups }: CsvLinkProps) {
  const t = useTranslations()
  const parts = found.list.map(({ goods }) => goods)
  const rows = groups.flatMap(group => shownRows(group, false))
  const table = [
    [t('goods.part_number'), ...parts.map(goods => goods?.part_number ?? t('compare.gone'))],
    [t('goods.manufacturer'), ...parts.map(goods => goods?.brand_name ?? '')],
    ...rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]),
  ]
  return (
    <a href={csvAddress(table)} download={`${t('compare.file')}.csv`} className={buttonClass({ size: 'sm' })}>
      {t('compare.csv')}
    </a>
  )
}

/** A table as an address that downloads it, without JavaScript too. The mark at the start tells spreadsheets that it is UTF-8. */
function csvAddress(rows: readonly (readonly string[])[]): string {
  const text = rows.map(cells => cells.map(quoted).join(',')).join('\r\n')
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`
}

function quoted(cell: string): string {
  return `"${guardFormula(cell).replaceAll('"', '""')}"`
}

function NothingTicked() {
  const t = useTranslations()
  return (
    <>
      <EmptyState
        icon={<Icon of={Columns3} />}
        title={t('compare.empty')}
        text={t('compare.empty_text', { max: LIMITS.comparedParts })}
        action={
          <Link to={CATEGORIES_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('results.browse')}
          </Link>
        }
      />
      <CompareBarHost />
    </>
  )
}
