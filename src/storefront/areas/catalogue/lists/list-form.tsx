import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../domain/locales.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { withDecimalPoint } from './decimal-point.ts'
import { type GoodsChoice, type ListAddress, listHref, readCategoryQuery } from './goods-query.ts'
import { isParameterName } from './parameter-name.ts'

type ListFormProps = {
  address: ListAddress
  choice: GoodsChoice
  /** The names of its fields. */
  fields: readonly string[]
  className?: string
  children: ReactNode
}

/** Fields that change the list. It works without JavaScript; with it, the page stays. */
export function ListForm({ address, choice, fields, className, children }: ListFormProps) {
  const lang = useLang()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      fields.includes(name) && isParameterName(name) ? withDecimalPoint(String(value), lang) : String(value),
    ])
    const next = readCategoryQuery(new URLSearchParams(typed), lang)
    void navigate(listHref(address, next), { preventScrollReset: true })
  }
  return (
    <form action={localizedPath(lang, address.path)} onSubmit={submit} className={className}>
      {othersOf(address, choice, fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

function othersOf(address: ListAddress, choice: GoodsChoice, fields: readonly string[]): [string, string][] {
  const { searchParams } = new URL(listHref(address, { ...choice, page: 1 }), 'http://shop')
  return [...searchParams].filter(([name]) => !fields.includes(name))
}
