import './facet.css'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { withSoftHyphens } from '../../../../web/i18n/soft-hyphens.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { FilterSwitch, FilterSwitches } from './filter-switch.tsx'

type FacetEntry = {
  value: string | number
  name: string
  count: number
  isOn: boolean
  href: string
}

type FacetProps = {
  /** Its name in the URL. */
  name: string
  title: ReactNode
  entries: readonly FacetEntry[]
  /** The direction of the names, if it differs from that of their first letters. */
  dir?: 'auto' | 'ltr'
  /** Closed ones show only their title. */
  isOpen?: boolean
  /** A field for values that are not listed. */
  children?: ReactNode
}

const SHOWN_AT_ONCE = 8

/** The values of a filter, in the order given. */
export function Facet({ name, title, entries, dir, isOpen = true, children }: FacetProps) {
  const t = useTranslations('filters')
  const format = useFormat()
  const hasChosen = entries.some(({ isOn }) => isOn)
  // A single value narrows nothing.
  if (entries.length < 2 && !hasChosen && !children) return null
  const rest = entries.slice(SHOWN_AT_ONCE)
  return (
    <Section
      name={name}
      isOpen={isOpen || hasChosen}
      className="facet"
      summary={
        <>
          <h3>{title}</h3>
          <span aria-hidden className="icon-chevron" />
        </>
      }
    >
      <Entries entries={entries.slice(0, SHOWN_AT_ONCE)} dir={dir} />
      {rest.length > 0 && (
        <Section
          name={`${name} more`}
          isOpen={rest.some(({ isOn }) => isOn)}
          className="facet-more"
          summary={
            <>
              {t('more', { count: format.count(rest.length) })}
              <span aria-hidden className="icon-chevron" />
            </>
          }
        >
          <Entries entries={rest} dir={dir} />
        </Section>
      )}
      {children}
    </Section>
  )
}

function Entries({ entries, dir }: Pick<FacetProps, 'entries' | 'dir'>) {
  const lang = useLang()
  const format = useFormat()
  return (
    <FilterSwitches>
      {entries.map(({ value, name, count, isOn, href }) => (
        <FilterSwitch
          key={value}
          isOn={isOn}
          href={count > 0 || isOn ? href : null}
          dir={dir}
          count={format.count(count)}
        >
          {withSoftHyphens(name, lang)}
        </FilterSwitch>
      ))}
    </FilterSwitches>
  )
}

/** The filters that the buyer has opened or closed, kept so that they are the same after a visit to a part's page. */
const toggled = new Map<string, boolean>()

type SectionProps = {
  name: string
  isOpen: boolean
  className: string
  summary: ReactNode
  children: ReactNode
}

function Section({ name, isOpen, className, summary, children }: SectionProps) {
  const [startsOpen] = useState(() => toggled.get(name) ?? isOpen)
  return (
    <details
      className={className}
      open={startsOpen}
      onToggle={event => toggled.set(name, event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
