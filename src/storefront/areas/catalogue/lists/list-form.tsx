import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../domain/locales.ts'
import { readTypedFilter, TYPED } from '../../../../domain/typed-filter.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { type GoodsChoice, type ListAddress, listHref, readCategoryQuery } from './goods-query.ts'

type ListFormProps = {
  address: ListAddress
  choice: GoodsChoice
  /** The names of its fields. */
  fields: readonly string[]
  /** The one whose numbers are written as in the page's language. */
  typed?: string | undefined
  className?: string
  children: ReactNode
}

/** Fields that change the list. It works without JavaScript; with it, the page stays. */
export function ListForm({ address, choice, fields, typed, className, children }: ListFormProps) {
  const lang = useLang()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      name === typed ? readTypedFilter(name, String(value), lang) : String(value),
    ])
    const next = readCategoryQuery(new URLSearchParams(given), lang)
    void navigate(listHref(address, next), { preventScrollReset: true })
  }
  return (
    <form action={localizedPath(lang, address.path)} onSubmit={submit} className={className}>
      {othersOf(address, choice, fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typed && <input type="hidden" name={TYPED} value={typed} />}
      {children}
    </form>
  )
}

function othersOf(address: ListAddress, choice: GoodsChoice, fields: readonly string[]): [string, string][] {
  const { searchParams } = new URL(listHref(address, { ...choice, page: 1 }), 'http://shop')
  return [...searchParams].filter(([name]) => !fields.includes(name))
}
