import { Search } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../../web/ui/field.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { PlainSelect } from '../page/plain-select.tsx'
import { useListAddress } from './list-address.ts'

const ALL = 'all'
const TYPING_MS = 250

type ListFilterProps = { name: string; label: string; options: readonly { value: string; label: string }[] }

/** One value of a filter, or all. */
export function ListFilter({ name, label, options }: ListFilterProps) {
  const t = useTranslations('desk.list')
  const { get, set } = useListAddress()
  return (
    <Field label={label} className="w-52 max-sm:min-w-32 max-sm:flex-1 max-sm:basis-2/5">
      <PlainSelect
        value={get(name) ?? ALL}
        options={[{ value: ALL, label: t('all') }, ...options]}
        onValueChange={value => set(name, value === ALL ? '' : value)}
      />
    </Field>
  )
}

/** Searches while the person types. */
export function ListSearch({ label, hint }: { label: string; hint?: string }) {
  const [typed, setTyped] = useTypedFilter('q')
  return (
    <Field label={label} className="w-80 max-w-full max-sm:w-full">
      <span className="relative">
        <Icon of={Search} className="pointer-events-none absolute start-2.5 top-2 size-4 text-ink-soft" />
        <TextInput
          size="sm"
          type="search"
          data-list-search
          value={typed}
          placeholder={hint}
          onChange={event => setTyped(event.target.value)}
          // `dir="auto"` may turn the text around, but the icon stays.
          className="ltr:pl-8 rtl:pr-8"
        />
      </span>
    </Field>
  )
}

/** The first and the last day of the rows, in UTC as the server counts them. */
export function ListDays() {
  const t = useTranslations('desk.list')
  return (
    <>
      <ListDay name="from" label={t('from')} />
      <ListDay name="to" label={t('to')} />
    </>
  )
}

function ListDay({ name, label }: { name: string; label: string }) {
  const [typed, setTyped] = useTypedFilter(name)
  return (
    <Field label={label} className="w-40 max-sm:min-w-32 max-sm:flex-1 max-sm:basis-2/5">
      <TextInput
        size="sm"
        type="date"
        // Otherwise browsers accept years of six digits.
        max="9999-12-31"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </Field>
  )
}

/** Sets a filter when the person pauses: each change of the address loads rows. */
function useTypedFilter(name: string) {
  const { get, set } = useListAddress()
  const given = get(name) ?? ''
  const [typed, setTyped] = useState(given)
  const sent = useRef(given)
  useEffect(() => {
    // Changed elsewhere, for example by going back.
    if (given !== sent.current) setTyped(given)
    sent.current = given
  }, [given])
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      set(name, sent.current)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, set, name])
  return [typed, setTyped] as const
}
